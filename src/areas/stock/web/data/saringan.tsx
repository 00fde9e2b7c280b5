import { IconFilter } from '@tabler/icons-react';
import { useState } from 'react';
import type { Field } from '#kit/contract/field.ts';
import { t } from '#kit/web/base/text.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { Fold } from '#kit/web/frame/fold.tsx';
import { GramInput } from '#kit/web/input/number-input.tsx';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { SearchInput } from '#kit/web/input/search-input.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { barangFields, tempatFields } from '#areas/stock/contract/barang.fields.ts';
import { kataKode } from '#kit/rules/kata.ts';
import { STATUS_BARANG } from '#areas/stock/rules/barang.ts';
import { URUT } from '#areas/stock/web/data/kolom.tsx';
import type { DataBarang, Saring } from '#areas/stock/web/data/use-data-barang.ts';
import type { Miligram } from '#kit/rules/quantity.ts';
import { sourceOf } from '#kit/contract/chosen.ts';
import { sense } from '#kit/rules/sentence.ts';
import css from '#areas/stock/web/data/data-barang.module.css';
import { stockModul } from '#areas/stock/contract/stock.modul.ts';

type Props = { data: DataBarang };

/** The filters of the list; those that are seldom asked for open below. */
export function Saringan({ data }: Props) {
  const { search, change } = data;
  const [lain, setLain] = useState(() => LAIN.some((name) => search[name]));
  return (
    <div className={css.saringan}>
      <div className={css.bar}>
        <label className={css.cari}>
          <span>{t('Cari')}</span>
          <SearchInput
            label={t('Barcode atau nama')}
            value={search.q ?? ''}
            width={196}
            onChange={(q) => change({ q: q || undefined })}
          />
        </label>
        <Fold set={UTAMA.filter((name) => search[name]).length}>
          <Kode data={data} name="kode_gudang" of={tempatFields.kode_gudang} />
          <Kode data={data} name="kode_baki" of={tempatFields.kode_baki} />
          <Kode data={data} name="kode_dept" of={barangFields.kode_dept} />
          <Kode data={data} name="kode_kadar" of={barangFields.kode_kadar} />
          <SelectInput
            label={t('Status')}
            width={108}
            value={search.status ?? 'ALL'}
            options={STATUS}
            searchable={false}
            onChange={(status) =>
              change({ status: status === 'ALL' ? undefined : (status ?? undefined) })
            }
          />
          <Urut data={data} />
          <span className={css.acts}>
            <Button
              look="quiet"
              icon={<IconFilter size={16} stroke={1.8} aria-hidden />}
              aria-expanded={lain}
              onClick={() => setLain(!lain)}
            >
              {t(sense('Lainnya', 'saringan'))}
            </Button>
            {data.filtered && (
              <Button look="quiet" onClick={data.clear}>
                {t('Kosongkan')}
              </Button>
            )}
          </span>
        </Fold>
      </div>
      {lain && <Lainnya data={data} />}
    </div>
  );
}

const UTAMA = ['kode_gudang', 'kode_baki', 'kode_dept', 'kode_kadar', 'status'] as const;
const LAIN = [
  'kode_kategori',
  'kode_group',
  'berat_min',
  'berat_max',
  'kondisi',
  'kode_supplier',
  'tag',
] as const;
const STATUS = [
  { value: 'ALL', label: 'SEMUA' },
  ...STATUS_BARANG.map((value) => ({ value, label: kataKode(value) })),
];
const TAG = [
  { value: 'ALL', label: 'SEMUA' },
  { value: 'BERTAG', label: 'BERTAG' },
  { value: 'TANPA_TAG', label: 'TANPA TAG' },
];

type KodeProps = Props & { name: keyof Saring; of: unknown };

/** A code of a master, or SEMUA. */
function Kode({ data: { search, change }, name, of }: KodeProps) {
  const { label } = of as Field;
  return (
    <RefInput
      label={t(label)}
      source={sourceOf(of as Field)}
      all
      width={108}
      value={search[name] ?? 'ALL'}
      name={name}
      onChange={(value) => change({ [name]: value === 'ALL' ? undefined : (value ?? undefined) })}
    />
  );
}

/** Sorted by a column; a second press on its header, or the arrow here, turns the order. */
function Urut({ data: { search, change } }: Props) {
  const options = Object.entries(URUT).flatMap(([value, label]) => [
    { value, label: `${t(label)} ↑` },
    { value: `-${value}`, label: `${t(label)} ↓` },
  ]);
  return (
    <SelectInput
      label={t(sense('Urut', 'urutkan'))}
      width={136}
      asIs
      searchable={false}
      options={options}
      value={search.sort ?? 'kode_barcode'}
      onChange={(sort) => change({ sort: sort ?? undefined })}
    />
  );
}

function Lainnya({ data }: Props) {
  const { search, change } = data;
  const { moduls } = usePerson();
  return (
    <div className={css.bar}>
      <Kode data={data} name="kode_kategori" of={barangFields.kode_kategori} />
      <Kode data={data} name="kode_group" of={barangFields.kode_group} />
      <Berat
        label={t('Berat dari')}
        value={search.berat_min}
        onChange={(berat_min) => change({ berat_min })}
      />
      <Berat
        label={t('Berat sampai')}
        value={search.berat_max}
        onChange={(berat_max) => change({ berat_max })}
      />
      <Kode data={data} name="kondisi" of={barangFields.kondisi} />
      <Kata
        label={t('Supplier')}
        value={search.kode_supplier}
        onChange={(kode_supplier) => change({ kode_supplier })}
      />
      {moduls.has(stockModul.RFID_MODULE.key) && (
        <SelectInput
          label={t('Tag')}
          width={130}
          options={TAG}
          searchable={false}
          value={search.tag ?? 'ALL'}
          onChange={(tag) => change({ tag: tag === 'ALL' ? undefined : (tag ?? undefined) })}
        />
      )}
    </div>
  );
}

type One = {
  label: string;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
};

/** Asked when the field is left: half a figure is no filter. */
function Berat({ label, value, onChange }: One) {
  const [typed, setTyped] = useState<Miligram | null>(
    value ? (Math.round(Number(value) * 1000) as Miligram) : null,
  );
  return (
    <GramInput
      label={label}
      width={116}
      value={typed}
      onChange={setTyped}
      onBlur={() => onChange(typed === null ? undefined : String(typed / 1000))}
    />
  );
}

function Kata({ label, value, onChange }: One) {
  const [typed, setTyped] = useState(value ?? null);
  return (
    <TextInput
      label={label}
      width={130}
      value={typed}
      onChange={setTyped}
      onBlur={() => onChange(typed?.trim() || undefined)}
    />
  );
}
