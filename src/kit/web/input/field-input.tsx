import { lazy, Suspense, type ReactNode } from 'react';
import type { Hari } from '#kit/rules/hari.ts';
import type { Field } from '#kit/contract/field.ts';
import { t } from '#kit/web/base/text.ts';
import { WeightInput } from '#kit/web/counter/weight-input.tsx';
import type { InputProps } from '#kit/web/input/input-props.ts';
import {
  GramInput,
  IntInput,
  KursInput,
  PersenInput,
  RupiahInput,
} from '#kit/web/input/number-input.tsx';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { SecretInput } from '#kit/web/input/secret-input.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { KodeInput, LongTextInput, TextInput, TimeInput } from '#kit/web/input/text-input.tsx';
import { YesNoInput } from '#kit/web/input/yes-no-input.tsx';
import { sourceOf } from '#kit/contract/chosen.ts';

const DayInput = lazy(async () => ({
  default: (await import('#kit/web/input/day-input.tsx')).DayInput,
}));

const MonthInput = lazy(async () => ({
  default: (await import('#kit/web/input/day-input.tsx')).MonthInput,
}));

const PictureInput = lazy(async () => ({
  default: (await import('#kit/web/input/picture-input.tsx')).PictureInput,
}));

const RefsInput = lazy(async () => ({
  default: (await import('#kit/web/input/refs-input.tsx')).RefsInput,
}));

const ColourInput = lazy(async () => ({
  default: (await import('#kit/web/input/colour-input.tsx')).ColourInput,
}));

const TagsInput = lazy(async () => ({
  default: (await import('#kit/web/input/tags-input.tsx')).TagsInput,
}));

const YearInput = lazy(async () => ({
  default: (await import('#kit/web/input/year-input.tsx')).YearInput,
}));

type Props = Omit<InputProps<unknown>, 'label' | 'value' | 'onChange'> & {
  of: Field;
  value: unknown;
  onChange: (value: unknown) => void;
  /** Other words than the field's own label. */
  label?: ReactNode;
  toko?: string;
  /** A choice whose letters are typed, however short its list. */
  searchable?: boolean;
  /** The other values of the form: a `ref` offers only rows that agree with them. */
  within?: Readonly<Record<string, unknown>>;
};

/** What is held has the type that the field says; the declaration is the witness. */
type Held = Omit<InputProps<unknown>, 'value'> & { value: never };

/** The input that a field's kind asks for; label, choices and hint come from the declaration. */
export function FieldInput({ of, label, toko, within, searchable, ...rest }: Props) {
  const props = {
    ...rest,
    label: label ?? t(of.label),
    hint: rest.hint ?? (of.hint && t(of.hint)),
    required: !of.optional,
  } as Held;
  switch (of.kind) {
    case 'rupiah':
      return of.decimals ? <KursInput {...props} /> : <RupiahInput {...props} />;
    case 'gram':
      if (!of.scale) return <GramInput {...props} decimals={of.decimals} unit={of.unit} />;
      return <WeightInput {...props} />;
    case 'persen':
      return <PersenInput {...props} />;
    case 'grade':
      return <PersenInput {...props} most={of.most} />;
    case 'int':
      return of.opens === 'tahun' ? (
        <YearInput {...props} />
      ) : (
        <IntInput {...props} fromOne={of.typed === 'oneOrMore'} />
      );
    case 'kode':
      return <KodeInput {...props} typed={of.typed} />;
    case 'list':
      return of.source ? (
        <Suspense>
          <RefsInput {...props} source={of.source} toko={toko} />
        </Suspense>
      ) : (
        <LongTextInput {...props} />
      );
    case 'photo':
    case 'photos':
      return (
        <Suspense>
          <PictureInput {...props} of={of} />
        </Suspense>
      );
    case 'colour':
      return (
        <Suspense>
          <ColourInput {...props} />
        </Suspense>
      );
    case 'tags':
      return (
        <Suspense>
          <TagsInput {...props} />
        </Suspense>
      );
    case 'longText':
      return <LongTextInput {...props} />;
    case 'time':
      return <TimeInput {...props} />;
    case 'secret':
      return <SecretInput {...props} autoComplete="new-password" />;
    case 'yesNo':
      return <YesNoInput {...props} />;
    case 'day':
      return (
        <Suspense>
          <DayInput {...props} clearable={of.optional} />
        </Suspense>
      );
    case 'month':
      // The calendar holds a month as its first day.
      return (
        <Suspense>
          <MonthInput
            {...props}
            value={rest.value ? (`${String(rest.value)}-01` as Hari) : null}
            onChange={(day: string | null) => rest.onChange(day?.slice(0, 7) ?? null)}
            clearable={of.optional}
          />
        </Suspense>
      );
    case 'ref':
      return (
        <RefInput
          {...props}
          source={sourceOf(of)}
          all={isOpen(of)}
          toko={toko}
          within={within}
          clearable={of.optional}
        />
      );
    case 'choice':
    case 'status':
      return (
        <SelectInput
          {...props}
          options={of.options ?? []}
          clearable={of.optional}
          {...(searchable && { searchable })}
        />
      );
    default:
      return <TextInput {...props} typed={of.typed} />;
  }
}

/** `semua(ref(…))` holds ALL as its first choice. */
const isOpen = (of: Field): boolean => of.options?.[0]?.value === 'ALL';
