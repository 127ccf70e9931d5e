import { Button, type ButtonProps } from '@mantine/core';
import { useRef } from 'react';
import { IconUpload } from '../icons.ts';

export interface ChooseFileButtonProps
  extends Pick<ButtonProps, 'variant' | 'size' | 'loading' | 'disabled'> {
  readonly label: string;
  /** Media types and extensions that can be chosen, such as `.csv,text/csv`. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/** A button that asks for a file of the device. */
export function ChooseFileButton({ label, accept, onFile, ...button }: ChooseFileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      {/* The browser's own control speaks the browser's language. */}
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          // The same file can be chosen again once it was mended.
          currentTarget.value = '';
        }}
      />
      <Button
        leftSection={<IconUpload size={16} aria-hidden />}
        {...button}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}
