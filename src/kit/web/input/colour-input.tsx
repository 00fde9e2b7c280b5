import { t } from '#kit/web/base/text.ts';
import { FieldFrame } from '#kit/web/input/field-frame.tsx';
import type { InputProps } from '#kit/web/input/input-props.ts';
import css from '#kit/web/input/picture.module.css';

/** A colour, chosen from the palette of the machine or typed as #RRGGBB. */
export function ColourInput({ value, onChange, inputRef, ...frame }: InputProps<string>) {
  const off = frame.disabled || frame.readOnly;
  return (
    <FieldFrame
      {...frame}
      right={
        <input
          className={css.well}
          type="color"
          tabIndex={-1}
          disabled={off}
          data-none={value ? undefined : true}
          aria-label={t('Palet')}
          value={value && /^#[0-9a-f]{6}$/i.test(value) ? value : '#c9962e'}
          onChange={({ currentTarget }) => onChange(currentTarget.value.toUpperCase())}
        />
      }
    >
      {(control) => (
        <input
          {...control}
          ref={inputRef}
          maxLength={7}
          placeholder="#C9962E"
          spellCheck={false}
          autoComplete="off"
          value={value ?? ''}
          onChange={({ currentTarget }) =>
            onChange(currentTarget.value.toUpperCase().replaceAll(/[^#0-9A-F]/g, ''))
          }
        />
      )}
    </FieldFrame>
  );
}
