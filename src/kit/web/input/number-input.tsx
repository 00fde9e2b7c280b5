import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';
import { NumberInput as MantineNumber } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { fieldProps, type InputProps } from '#kit/web/input/input-props.ts';
import css from '#kit/web/input/input.module.css';

type Scaled = InputProps<number> & {
  /** Units in one: 1000 milligrams to a gram, 100 hundredths to a percent. */
  units: number;
  decimals: number;
  prefix?: string;
  suffix?: string;
  negative?: boolean;
  /** Largest whole figure that can be typed at all. */
  most?: number;
  right?: ReactNode;
};

/** A figure typed in its own unit and held as a whole number of its smallest one. */
function ScaledInput({
  units,
  decimals,
  prefix,
  suffix,
  negative,
  most = 1e13,
  right,
  ...props
}: Scaled) {
  const [typed, setTyped] = useState<number | string>(() => shown(props.value, units));
  const held = useRef(props.value ?? null);
  useEffect(() => {
    if ((props.value ?? null) === held.current) return;
    held.current = props.value ?? null;
    setTyped(shown(props.value, units));
  }, [props.value, units]);
  const take = (next: number | string) => {
    setTyped(next);
    held.current = whole(next, units);
    props.onChange(held.current);
  };
  return (
    <MantineNumber
      {...fieldProps(props)}
      ref={props.inputRef}
      className={css.number}
      value={typed}
      onChange={take}
      prefix={prefix}
      suffix={suffix}
      thousandSeparator=","
      decimalSeparator="."
      allowedDecimalSeparators={['.', ',']}
      decimalScale={decimals}
      allowNegative={!!negative}
      isAllowed={({ floatValue }) =>
        floatValue === undefined || Math.abs(floatValue * units) <= most
      }
      hideControls
      withKeyboardEvents={false}
      wrapperProps={{ onFocusCapture: selectAll }}
      clampBehavior="none"
      rightSection={right}
      autoComplete="off"
    />
  );
}

/** At once: a figure typed in the same breath must not be lost. */
const selectAll = ({ target }: { target: EventTarget }): void => {
  if (target instanceof HTMLInputElement) target.select();
};

const shown = (value: number | null | undefined, units: number): number | string =>
  value == null ? '' : value / units;

function whole(typed: number | string, units: number): number | null {
  const figure = typeof typed === 'number' ? typed : Number.parseFloat(typed);
  return Number.isFinite(figure) ? Math.round(figure * units) : null;
}

type NumberProps<Q> = InputProps<Q> & { negative?: boolean };

/** `Rp. 1,234,567,-` (2§5). */
export const RupiahInput = (props: NumberProps<Rupiah>) => (
  <ScaledInput
    {...(props as InputProps<number>)}
    negative={props.negative}
    units={1}
    decimals={0}
    prefix="Rp. "
    suffix=",-"
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

export const IntInput = (props: NumberProps<number>) => (
  <ScaledInput {...props} negative={props.negative} units={1} decimals={0} />
);

/** Two decimals; above `most` percent the field is cleared with the requirement's sentence (1§5). */
export function PersenInput({ most = 100, ...props }: InputProps<Persen> & { most?: number }) {
  const [tooHigh, setTooHigh] = useState(false);
  const take = (value: number | null) => {
    const over = value !== null && value > most * 100;
    setTooHigh(over);
    props.onChange(over ? null : (value as Persen | null));
  };
  return (
    <ScaledInput
      {...(props as InputProps<number>)}
      onChange={take}
      units={100}
      decimals={2}
      error={tooHigh ? t('Tidak Boleh Melebihi 100 !') : props.error}
      right={<span className={css.hint}>%</span>}
    />
  );
}
