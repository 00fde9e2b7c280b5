import { IconTrash } from '@tabler/icons-react';
import { formatGram, formatInt } from '#kit/rules/format.ts';
import { minus } from '#kit/rules/quantity.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t, tOf } from '#kit/web/base/text.ts';
import { WeightInput } from '#kit/web/counter/weight-input.tsx';
import { IconButton } from '#kit/web/frame/button.tsx';
import { IntInput, RupiahInput } from '#kit/web/input/number-input.tsx';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { ref } from '#kit/contract/field.ts';
import { sourceOf } from '#kit/contract/chosen.ts';
import { Folded } from '#kit/web/write/folded.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { barangManualEndpoint } from '#areas/manual/contract/barang-manual.api.ts';
import { kunciBaris, type JualDraft } from '#areas/manual/web/dagang/draft-jual.ts';
import { tempatBaris } from '#areas/manual/web/fakta-baris.ts';
import { potonganMaster } from '#areas/penjualan/contract/potongan.master.ts';
import type { JualManualForm } from '#areas/manual/web/dagang/use-jual-manual.ts';
import css from '#areas/pembelian/web/beli/beli.module.css';

const POTONGAN = sourceOf(ref('Potongan', potonganMaster, 'nama'));

type Props = { form: JualManualForm; baris: JualDraft; at: number };

/** One line of a sale: which goods, how many, how heavy, the price of a gram; what it comes to as the server says. */
export function BarisJual({ form, baris, at }: Props) {
  const { data = [] } = useRead(barangManualEndpoint, { staleTime: 0 });
  const wrong = (name: string) => tOf(form.said[`barang.${at}.${name}`]);
  const line = data.find((one) => kunciBaris(one) === baris.dari);
  // Figures of the server stand by the lines that were whole enough to be asked.
  const sent = form.draft.baris.filter((one) => one.dari && one.qty && one.berat).indexOf(baris);
  const harga = sent < 0 ? undefined : form.harga[sent];
  const set = (part: Partial<JualDraft>) => form.ubah(baris.id, part);
  return (
    <li className={css.baris} data-baris={baris.id}>
      <div className={css.isian}>
        <SelectInput
          label={t('Barang')}
          name={`dari-${baris.id}`}
          asIs
          searchable
          autoFocus={at === 0}
          options={data
            .filter((one) => one.qty > one.qty_tunggu)
            .map((one) => ({
              value: kunciBaris(one),
              label: `${one.nama_group} · ${one.kode_dept} · ${tempatBaris(one)}`,
            }))}
          value={baris.dari}
          onChange={(dari) => set({ dari })}
          error={wrong('dari') ?? wrong('kode_group') ?? wrong('kode_gudang')}
          width={220}
        />
        <IntInput
          label={t('Qty')}
          name={`qty-${baris.id}`}
          value={baris.qty}
          onChange={(qty) => set({ qty })}
          error={wrong('qty')}
          width={80}
        />
        <WeightInput
          label={t('Berat')}
          name={`berat-${baris.id}`}
          value={baris.berat}
          onChange={(berat) => set({ berat })}
          error={wrong('berat')}
          width={120}
        />
        <RupiahInput
          label={t('Harga Per Gram')}
          name={`harga_per_gram-${baris.id}`}
          placeholder={line?.harga_per_gram ? formatInt(line.harga_per_gram) : undefined}
          value={baris.harga_per_gram}
          onChange={(harga_per_gram) => set({ harga_per_gram })}
          error={wrong('harga_per_gram')}
          width={140}
        />
        <RupiahInput
          label={t('Diskon')}
          name={`diskon-${baris.id}`}
          value={baris.diskon}
          onChange={(diskon) => set({ diskon })}
          error={wrong('diskon')}
          width={120}
        />
        <Folded
          label={t('Ongkos, potongan')}
          held={Boolean(baris.ongkos ?? baris.potongan)}
          first={`ongkos-${baris.id}`}
        >
          <RupiahInput
            label={t('Ongkos')}
            name={`ongkos-${baris.id}`}
            value={baris.ongkos}
            onChange={(ongkos) => set({ ongkos })}
            error={wrong('ongkos')}
            width={120}
          />
          <RefInput
            label={t('Potongan')}
            name={`potongan-${baris.id}`}
            source={POTONGAN}
            clearable
            value={baris.potongan}
            onChange={(potongan) => set({ potongan })}
            error={wrong('potongan')}
            width={160}
          />
        </Folded>
        <IconButton
          size={28}
          label={t('Keluarkan baris {no}', { no: at + 1 })}
          onClick={() => form.buang(baris.id)}
        >
          <IconTrash size={16} stroke={1.7} aria-hidden />
        </IconButton>
      </div>
      <p className={css.tenang}>
        {line &&
          t('Tersedia {n} barang, {berat} g', {
            n: formatInt(line.qty - line.qty_tunggu),
            berat: formatGram(minus(line.berat, line.berat_tunggu)),
          })}
        {harga && ` · ${t('Harga {harga}', { harga: formatInt(harga.netto) })}`}
      </p>
    </li>
  );
}
