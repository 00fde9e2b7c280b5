import { useImperativeHandle, useState, type ReactNode } from 'react';
import type { Miligram, Persen, Rupiah, Sen } from '#kit/rules/quantity.ts';
import type { Field } from '#kit/contract/field.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { FieldFrame } from '#kit/web/input/field-frame.tsx';
import type { InputProps } from '#kit/web/input/input-props.ts';
import { useFigure } from '#kit/web/input/use-figure.ts';
import css from '#kit/web/input/input.module.css';

type Scaled = InputProps<number> & {
  /** Units in one: 1000 milligrams to a gram, 100 hundredths to a percent. */
  units: number;
  decimals: number;
  prefix?: string;
  suffix?: string;
  negative?: boolean;
  /** A count: what is below one becomes empty (1§5). */
  fromOne?: boolean;
  /** Thousands and sen, no decimals that count (D-51.5). */
  money?: boolean;
  /** Largest whole figure that can be typed at all. */
  most?: number;
  right?: ReactNode;
};

/** A figure typed in its own unit and held as a whole number of its smallest one. */
function ScaledInput({
  units,
  decimals,
  prefix = '',
  suffix = '',
  negative = false,
  fromOne = false,
  money = false,
  most = 1e13,
  value,
  onChange,
  inputRef,
  ...frame
}: Scaled) {
  const mask = { decimals, prefix, suffix, negative, fromOne, money };
  const { box, text, doubt, onType, onPaste, onSelect } = useFigure({
    value,
    onChange,
    units,
    most,
    mask,
  });
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
    inputRef,
    () => box.current,
  );
  return (
    <FieldFrame
      {...frame}
      error={doubt ? t('Angka ini dapat dibaca dua cara, ketik lagi') : frame.error}
    >
      {(control) => (
        <input
          {...control}
          ref={box}
          className={css.figure}
          type="text"
          inputMode={decimals > 0 || negative ? 'decimal' : 'numeric'}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={onType}
          onPaste={onPaste}
          onSelect={onSelect}
          onFocus={({ currentTarget }) => {
            // At once: a figure typed in the same breath must not be lost.
            currentTarget.select();
            control.onFocus?.();
          }}
        />
      )}
    </FieldFrame>
  );
}

type NumberProps<Q> = InputProps<Q> & { negative?: boolean };

/** `Rp. 1,234,567,-` (2§5). */
export const RupiahInput = (props: NumberProps<Rupiah>) => (
  <ScaledInput
    {...(props as InputProps<number>)}
    negative={props.negative}
    units={1}
    decimals={0}
    money
    prefix="Rp. "
    suffix=",-"
  />
);

/** `Rp. 16,250.50`: a rate of exchange; holds hundredths of a rupiah. */
export const KursInput = (props: NumberProps<Sen>) => (
  <ScaledInput
    {...(props as InputProps<number>)}
    units={100}
    decimals={2}
    money
    prefix="Rp. "
    most={1e11}
  />
);

/** Grams with three decimals; holds milligrams. */
export const GramInput = (props: NumberProps<Miligram> & { decimals?: 2 | 3; unit?: string }) => (
  <ScaledInput
    {...(props as InputProps<number>)}
    negative={props.negative}
    units={1000}
    decimals={props.decimals ?? 3}
    most={1e8}
    right={<span className={css.hint}>{props.unit ?? 'g'}</span>}
  />
);

export const IntInput = (props: NumberProps<number> & { fromOne?: boolean }) => (
  <ScaledInput {...props} units={1} decimals={0} />
);

const HUNDRED = { percent: 100, message: mark('Tidak Boleh Melebihi 100 !') };

/** Two decimals; above `most` the field is cleared with the requirement's sentence (1§5). */
export function PersenInput({
  most = HUNDRED,
  ...props
}: NumberProps<Persen> & { most?: Field['most'] }) {
  const [tooHigh, setTooHigh] = useState(false);
  const take = (value: number | null) => {
    const over = value !== null && value > most.percent * 100;
    setTooHigh(over);
    props.onChange(over ? null : (value as Persen | null));
  };
  return (
    <ScaledInput
      {...(props as InputProps<number>)}
      onChange={take}
      units={100}
      decimals={2}
      error={tooHigh ? t(most.message) : props.error}
      right={<span className={css.hint}>%</span>}
    />
  );
}
