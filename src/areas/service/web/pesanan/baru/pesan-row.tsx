import { IconTrash } from '@tabler/icons-react';
import type { Field } from '#kit/contract/field.ts';
import { formatRupiah } from '#kit/rules/format.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { t, tOf } from '#kit/web/base/text.ts';
import { WeightInput } from '#kit/web/counter/weight-input.tsx';
import { IconButton } from '#kit/web/frame/button.tsx';
import { RupiahInput } from '#kit/web/input/number-input.tsx';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { sourceOf } from '#kit/contract/chosen.ts';
import type { PreOrder } from '#areas/pre-order/contract/pre-order.api.ts';
import { PilihPo } from '#areas/pre-order/web/pilih-po.tsx';
import { dipesan } from '#areas/service/contract/pesanan/barang-pesanan.fields.ts';
import { FotoSatu } from '#areas/stock/web/foto-satu.tsx';
import type { LineDraft } from '#areas/service/web/pesanan/baru/draft.ts';
import css from '#areas/service/web/service.module.css';

type Props = {
  line: LineDraft;
  at: number;
  /** What a gram costs today. */
  hari: Rupiah | undefined;
  /** What the shop asks for the work on it. */
  ongkos: Rupiah | undefined;
  harga: Rupiah | undefined;
  said: Readonly<Record<string, string>>;
  onSet: (part: Partial<LineDraft>) => void;
  onPo: (po: string | null, dari?: PreOrder) => void;
  onDrop: () => void;
};

/** One piece as it is ordered: what the customer wants, of which gold, how heavy, and what it comes to. */
export function PesanRow({ line, at, hari, ongkos, harga, said, onSet, onPo, onDrop }: Props) {
  const wrong = (name: string) => tOf(said[`barang.${at}.${name}`]);
  const { id } = line;
  return (
    <li className={css.piece} data-piece={id}>
      <b>{at + 1}</b>
      <div className={css.inTwo}>
        <div className={css.line}>
          <TextInput
            label={t('Deskripsi, paling sedikit 20 huruf')}
            name={`deskripsi-${id}`}
            maxLength={500}
            autoFocus={at === 0}
            value={line.deskripsi}
            onChange={(deskripsi) => onSet({ deskripsi: deskripsi || null })}
            error={wrong('deskripsi')}
          />
          {(['kode_dept', 'kode_kadar', 'kode_group'] as const).map((name) => (
            <Pilih
              key={name}
              of={dipesan[name]}
              name={`${name}-${id}`}
              value={line[name]}
              onChange={(kode) => onSet({ [name]: kode })}
              error={wrong(name)}
            />
          ))}
        </div>
        <div className={css.line} data-sums>
          <WeightInput
            label={t('Berat')}
            name={`berat-${id}`}
            value={line.berat}
            onChange={(berat) => onSet({ berat })}
            error={wrong('berat')}
            width={110}
          />
          <RupiahInput
            label={t('Harga per gram')}
            name={`harga_per_gram-${id}`}
            placeholder={hari && formatRupiah(hari)}
            value={line.harga_per_gram}
            onChange={(harga_per_gram) => onSet({ harga_per_gram })}
            error={wrong('harga_per_gram')}
            width={130}
          />
          <RupiahInput
            label={t('Ongkos')}
            name={`ongkos-${id}`}
            placeholder={ongkos === undefined ? undefined : formatRupiah(ongkos)}
            value={line.ongkos}
            onChange={(typed) => onSet({ ongkos: typed })}
            error={wrong('ongkos')}
            width={120}
          />
          <PilihPo
            kode_dept={line.kode_dept}
            name={`no_po-${id}`}
            value={line.po}
            dahulu
            onChange={onPo}
            error={wrong('no_po') ?? wrong('urut_po') ?? wrong('tanpa_po')}
          />
          <FotoSatu
            nama={line.deskripsi ?? t('Gambar')}
            foto={line.gambar}
            wrong={wrong('gambar')}
            onFoto={(gambar) => onSet({ gambar })}
          />
          {harga !== undefined && <output className={css.price}>{formatRupiah(harga)}</output>}
          <IconButton size={28} label={t('Keluarkan baris {no}', { no: at + 1 })} onClick={onDrop}>
            <IconTrash size={16} stroke={1.7} aria-hidden />
          </IconButton>
        </div>
      </div>
    </li>
  );
}

type PilihProps = {
  of: Field;
  name: string;
  value: string | null;
  onChange: (kode: string | null) => void;
  error: string | undefined;
};
/** One of the shop's lists. */
const Pilih = ({ of, name, value, onChange, error }: PilihProps) => (
  <RefInput
    label={t(of.label)}
    name={name}
    source={sourceOf(of)}
    clearable={of.optional ?? false}
    width={150}
    value={value}
    onChange={onChange}
    error={error}
  />
);
