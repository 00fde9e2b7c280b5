import { IconDroplet } from '@tabler/icons-react';
import { useState } from 'react';
import type { Field } from '#kit/contract/field.ts';
import { formatGram, formatInt } from '#kit/rules/format.ts';
import { sum, type Rupiah } from '#kit/rules/quantity.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { daftarLotEndpoint } from '#areas/stock/contract/lot/lot.api.ts';
import { GatherAndDo } from '#areas/stock/web/pindai/gather-and-do.tsx';
import { sepuhanDocument } from '#areas/sepuhan/contract/sepuhan.document.ts';
import { kembaliFields } from '#areas/sepuhan/contract/sepuhan.fields.ts';
import { sepuhanActs } from '#areas/sepuhan/web/acts-sepuhan.ts';
import { BarisCuci, type IsiCuci } from '#areas/sepuhan/web/baris-cuci.tsx';
import { SepuhanHariIni } from '#areas/sepuhan/web/sepuhan-hari-ini.tsx';
import { saidOfLines } from '#areas/sepuhan/web/said-lines.ts';
import type { CaraUji } from '#areas/barang/rules/cara-uji.ts';
import css from '#areas/sepuhan/web/sepuhan.module.css';

const DI_TUKANG = { query: { tahap: 'DI TUKANG' as const } };
const KOSONG: IsiCuci = { berat: null, kadar_uji: null, ongkos: null, ke: 'SORTIR' };
const LABEL = Object.keys(kembaliFields).filter(
  (name) => name !== 'keterangan' && name !== 'cara_uji',
);
type Label = {
  readonly nama_barang: string | null;
  readonly kode_kategori: string | null;
  readonly kode_dept: string | null;
  readonly kode_group: string | null;
  readonly kode_kadar: string | null;
  readonly ongkos_barang: Rupiah | null;
  readonly kode_gudang: string | null;
  readonly kode_baki: string | null;
};

/** Lots at craftsmen: what is weighed has come back, the rest is there still (D-44.7). */
export default function TerimaBarangCuciScreen() {
  const { data: lots = [], isPending } = useRead(daftarLotEndpoint, DI_TUKANG);
  const [isi, setIsi] = useState<Readonly<Record<string, IsiCuci>>>({});
  const [said, setSaid] = useState<Readonly<Record<string, string>>>({});
  const form = useFields(kembaliFields);
  const kembali = lots.flatMap((lot) => {
    const { berat, ...rest } = isi[lot.no_lot] ?? KOSONG;
    return berat === null ? [] : [{ lot, berat, ...rest }];
  });
  const keBaki = kembali.some(({ ke }) => ke === 'BAKI');
  const kosongkan = () => {
    setIsi({});
    setSaid({});
  };
  const write = useWrite(sepuhanDocument.makes.cuci, {
    success: 'Barang cuci diterima',
    refresh: sepuhanActs.lists,
    onProblem: (problem) => {
      const keys = kembali.map(({ lot }) => lot.no_lot);
      const found = saidOfLines(problem, keys, kembaliFields);
      setSaid(found.said);
      return form.take(found.common) || found.any;
    },
    after: (made) => {
      kosongkan();
      form.reset();
      sepuhanActs.print(made);
    },
  });
  const simpan = () => {
    const typed = form.check() as
      | (Label & { keterangan: string | null; cara_uji: CaraUji | null })
      | undefined;
    if (!typed || kembali.length === 0) return;
    const { keterangan, cara_uji, ...label } = typed;
    const tanpa = Object.fromEntries(LABEL.map((name) => [name, null])) as Label;
    const baris = kembali.map(({ lot, ...one }) => ({
      ...(one.ke === 'BAKI' ? label : tanpa),
      ...one,
      cara_uji: one.kadar_uji === null ? null : cara_uji,
      no_lot: lot.no_lot,
    }));
    void write.send({ body: { keterangan, baris } });
  };
  const of = (name: string) => (
    <FieldInput
      key={name}
      of={kembaliFields[name as keyof typeof kembaliFields] as Field}
      {...form.bind(name)}
      {...(name === 'kode_baki' && { within: { kode_gudang: form.values.kode_gudang } })}
    />
  );
  const total = formatGram(sum(kembali.map((one) => one.berat)));
  return (
    <GatherAndDo
      note={
        kembali.length > 0 &&
        t('{n} lot, {berat} g', { n: formatInt(kembali.length), berat: total })
      }
      onClear={kosongkan}
      rows
      list={
        lots.length === 0 ? (
          <EmptyBlock
            title={isPending ? t('Memuat') : t('Tidak ada lot di tukang')}
            text={t('Lot yang disortir untuk dicuci terlihat di sini sampai kembali.')}
          />
        ) : (
          lots.map((lot) => (
            <BarisCuci
              key={lot.no_lot}
              lot={lot}
              isi={isi[lot.no_lot] ?? KOSONG}
              onIsi={(next) => setIsi((old) => ({ ...old, [lot.no_lot]: next }))}
              wrong={(name) => said[`${lot.no_lot}.${name}`]}
            />
          ))
        )
      }
      form={
        <>
          {keBaki && <h3 className={css.judul}>{t('Ke baki')}</h3>}
          {keBaki && LABEL.map(of)}
          {kembali.some(({ kadar_uji }) => kadar_uji !== null) && of('cara_uji')}
          {of('keterangan')}
        </>
      }
      act={{
        label: t('Terima Barang Cuci'),
        button: t('Terima {n} lot', { n: formatInt(kembali.length) }),
        icon: <IconDroplet size={17} aria-hidden />,
        ready: kembali.length > 0,
        busy: write.busy,
        onSave: simpan,
      }}
      done={<SepuhanHariIni />}
    />
  );
}
