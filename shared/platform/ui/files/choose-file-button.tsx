import { Button, type ButtonProps } from '@mantine/core';
import { useRef } from 'react';
import { IconUpload } from '../icons.ts';

export interface ChooseFileButtonProps
  extends Pick<ButtonProps, 'variant' | 'size' | 'loading' | 'disabled'> {
  readonly label: string;
  /** Accepted media types and extensions, such as `.csv,text/csv`. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/** A button that opens the device's file picker. */
export function ChooseFileButton({ label, accept, onFile, ...button }: ChooseFileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      {/* The browser's own control is in the browser's language. */}
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          // Allows the same file to be chosen again after it was corrected.
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
