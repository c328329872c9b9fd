import { useState } from 'react';
import { IconButton } from '#icon-button/icon-button.tsx';
import { eye, eyeOff } from '#icon/icon-shapes.ts';
import { TextInput, type TextInputProps } from '#text-input/text-input.tsx';

/** A password with a button that shows and hides it. */
export function PasswordInput({ disabled, ...rest }: Omit<TextInputProps, 'type' | 'trailing'>) {
  const [isShown, setShown] = useState(false);
  return (
    <TextInput
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      disabled={disabled}
      type={isShown ? 'text' : 'password'}
      trailing={
        <IconButton
          icon={isShown ? eyeOff : eye}
          label={isShown ? 'Ocultar senha' : 'Mostrar senha'}
          disabled={disabled}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
