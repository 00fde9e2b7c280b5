import '@mantine/core/styles/Input.layer.css';
import { TextInput as MantineText } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import { t } from '#kit/web/base/text.ts';
import { fieldProps, type InputProps } from '#kit/web/input/input-props.ts';
import css from '#kit/web/input/input.module.css';

type Props = InputProps<string> & {
  autoComplete?: 'current-password' | 'new-password' | 'off';
  large?: boolean;
  icon?: React.ReactNode;
};

/** A password: paste and password managers work, 'Lihat' shows it, and Caps Lock is told in time. */
export function SecretInput({ autoComplete = 'current-password', large, icon, ...props }: Props) {
  const [shown, setShown] = useState(false);
  const [caps, setCaps] = useState(false);
  const watchCaps = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'));
  return (
    <div>
      <MantineText
        {...fieldProps(props)}
        ref={props.inputRef}
        className={large ? css.large : undefined}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        leftSection={icon}
        value={props.value ?? ''}
        onChange={(event) => props.onChange(event.currentTarget.value)}
        onKeyUp={watchCaps}
        onKeyDown={watchCaps}
        rightSectionWidth={68}
        rightSectionPointerEvents="auto"
        rightSection={
          <button
            type="button"
            className={css.peek}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? t('Tutup') : t('Lihat')}
          </button>
        }
      />
      <div className={css.caps} role="status">
        {caps && (
          <>
            <IconAlertTriangle size={15} aria-hidden />
            {t('Caps Lock menyala')}
          </>
        )}
      </div>
    </div>
  );
}
