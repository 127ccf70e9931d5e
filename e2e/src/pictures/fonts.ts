import { mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

const name = '@expo-google-fonts/noto-sans';
const folder = path.dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));

/** Writes a font configuration with only the package's fonts, none of the machine's. */
export function writeFontConfiguration(): string {
  const own = mkdtempSync(path.join(tmpdir(), 'portal-fonts-'));
  const file = path.join(own, 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${path.join(own, 'cache')}</cachedir>
  <match target="pattern">
    <edit name="family" mode="prepend" binding="strong"><string>Noto Sans</string></edit>
  </match>
  <match target="font">
    <edit name="antialias"><bool>true</bool></edit>
    <edit name="hintstyle"><const>hintnone</const></edit>
    <edit name="rgba"><const>none</const></edit>
  </match>
</fontconfig>
`,
  );
  return file;
}
