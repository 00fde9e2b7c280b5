import { IconTrash } from '@tabler/icons-react';
import { sourceOf } from '#kit/contract/chosen.ts';
import { formatInt } from '#kit/rules/format.ts';
import { t, tOf } from '#kit/web/base/text.ts';
import { WeightInput } from '#kit/web/counter/weight-input.tsx';
import { IconButton } from '#kit/web/frame/button.tsx';
import { IntInput, RupiahInput } from '#kit/web/input/number-input.tsx';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { beliFields } from '#areas/manual/contract/beli-manual.document.ts';
import {
  lengkap,
  type BeliDraft,
  type BeliManualForm,
} from '#areas/manual/web/dagang/use-beli-manual.ts';
import css from '#areas/pembelian/web/beli/beli.module.css';

type Props = { form: BeliManualForm; baris: BeliDraft; at: number };

/** One line of a purchase: which goods, how many and how heavy; what they are worth as the server says. */
export function BarisBeli({ form, baris, at }: Props) {
  const wrong = (name: string) => tOf(form.said[`barang.${at}.${name}`]);
  // Figures of the server stand by the lines that were whole enough to be asked.
  const sent = form.draft.baris.filter(lengkap).indexOf(baris);
  const harga = sent < 0 ? undefined : form.harga[sent];
  const set = (part: Partial<BeliDraft>) => form.ubah(baris.id, part);
  return (
    <li className={css.baris} data-baris={baris.id}>
      <div className={css.isian}>
        <RefInput
          label={t('Group')}
          name={`kode_group-${baris.id}`}
          source={sourceOf(beliFields.kode_group)}
          autoFocus={at === 0}
          value={baris.kode_group}
          onChange={(kode_group) => set({ kode_group })}
          error={wrong('kode_group')}
          width={170}
        />
        <RefInput
          label={t('Jenis')}
          name={`kode_dept-${baris.id}`}
          source={sourceOf(beliFields.kode_dept)}
          value={baris.kode_dept}
          onChange={(kode_dept) => set({ kode_dept })}
          error={wrong('kode_dept')}
          width={150}
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
          label={t('Harga diminta')}
          name={`harga-${baris.id}`}
          placeholder={harga ? formatInt(harga.harga_tawar) : undefined}
          value={baris.harga}
          onChange={(value) => set({ harga: value })}
          error={wrong('harga')}
          width={150}
        />
        <IconButton
          size={28}
          label={t('Keluarkan baris {no}', { no: at + 1 })}
          onClick={() => form.buang(baris.id)}
        >
          <IconTrash size={16} stroke={1.7} aria-hidden />
        </IconButton>
      </div>
      <p className={css.tenang}>
        {harga
          ? t('Harga hari ini {harga}, {gram} per gram', {
              harga: formatInt(harga.harga_hari_ini),
              gram: formatInt(harga.harga_per_gram),
            })
          : t('Isi group, jenis dan berat, harga muncul di sini')}
      </p>
    </li>
  );
}
