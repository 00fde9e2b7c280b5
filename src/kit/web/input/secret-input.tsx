import { IconAlertTriangle } from '@tabler/icons-react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { t } from '#kit/web/base/text.ts';
import { FieldFrame } from '#kit/web/input/field-frame.tsx';
import type { InputProps } from '#kit/web/input/input-props.ts';
import css from '#kit/web/input/input.module.css';
import { sense } from '#kit/rules/sentence.ts';

type Props = InputProps<string> & {
  autoComplete?: 'current-password' | 'new-password' | 'off';
  large?: boolean;
  icon?: ReactNode;
};

/** A password: paste and password managers work, 'Lihat' shows it, and a warning tells of Caps Lock in time. */
export function SecretInput({
  autoComplete = 'current-password',
  icon,
  inputRef,
  value,
  onChange,
  ...frame
}: Props) {
  const [shown, setShown] = useState(false);
  const [caps, setCaps] = useState(false);
  const watchCaps = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'));
  const peek = (
    <button
      type="button"
      className={css.peek}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
    >
      {shown ? t(sense('Tutup', 'sembunyikan')) : t(sense('Lihat', 'password'))}
    </button>
  );
  return (
    <div>
      <FieldFrame {...frame} left={icon} right={peek}>
        {(control) => (
          <input
            {...control}
            ref={inputRef}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            value={value ?? ''}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
            onKeyUp={watchCaps}
            onKeyDown={watchCaps}
          />
        )}
      </FieldFrame>
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
