import { IconArrowsExchange } from '@tabler/icons-react';
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
import { pindahFields } from '#areas/sepuhan/contract/sepuhan.fields.ts';
import type { Proses } from '#areas/sepuhan/rules/sortir.ts';
import { sepuhanActs } from '#areas/sepuhan/web/acts-sepuhan.ts';
import { BarisPindah, type IsiPindah } from '#areas/sepuhan/web/baris-pindah.tsx';
import { SepuhanHariIni } from '#areas/sepuhan/web/sepuhan-hari-ini.tsx';
import { saidOfLines } from '#areas/sepuhan/web/said-lines.ts';
import type { CaraUji } from '#areas/barang/rules/cara-uji.ts';
import css from '#areas/sepuhan/web/sepuhan.module.css';

const KOSONG: IsiPindah = { berat: null, kelas: null, kadar_uji: null };
const LABEL = [
  'nama_barang',
  'kode_kategori',
  'kode_dept',
  'kode_group',
  'ongkos',
  'kode_gudang',
  'kode_baki',
] as const;
type Isi = {
  readonly nama_barang: string | null;
  readonly kode_kategori: string | null;
  readonly kode_dept: string | null;
  readonly kode_group: string | null;
  readonly kode_kadar: string | null;
  readonly ongkos: Rupiah | null;
  readonly kode_gudang: string | null;
  readonly kode_baki: string | null;
  readonly kode_tukang: string | null;
  readonly proses: Proses | null;
  readonly cara_uji: CaraUji | null;
  readonly keterangan: string | null;
};
const TANPA_LABEL = {
  nama_barang: null,
  kode_kategori: null,
  kode_dept: null,
  kode_group: null,
  kode_kadar: null,
  ongkos: null,
  kode_gudang: null,
  kode_baki: null,
};

/** Sorted lots and bars go to another class; a bar gets a barcode and is sold as any piece (D-44.6). */
export default function PindahSortirScreen() {
  const { data = [], isPending } = useRead(daftarLotEndpoint);
  const lots = data.filter(({ tahap }) => tahap !== 'BELUM SORTIR');
  const [isi, setIsi] = useState<Readonly<Record<string, IsiPindah>>>({});
  const [said, setSaid] = useState<Readonly<Record<string, string>>>({});
  const form = useFields(pindahFields);
  const diambil = lots.flatMap((lot) => {
    const { berat, kelas, kadar_uji } = isi[lot.no_lot] ?? KOSONG;
    return berat === null || kelas === null ? [] : [{ lot, berat, kelas, kadar_uji }];
  });
  const has = (...kelas: readonly string[]) => diambil.some((one) => kelas.includes(one.kelas));
  const kosongkan = () => {
    setIsi({});
    setSaid({});
  };
  const write = useWrite(sepuhanDocument.makes.pindah, {
    success: 'Sortir dipindah',
    refresh: sepuhanActs.lists,
    onProblem: (problem) => {
      const keys = diambil.map(({ lot }) => lot.no_lot);
      const found = saidOfLines(problem, keys, pindahFields);
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
    const typed = form.check() as Isi | undefined;
    if (!typed || diambil.length === 0) return;
    const { kode_tukang, proses, cara_uji, keterangan, ...label } = typed;
    const baris = diambil.map(({ lot, berat, kelas, kadar_uji }) => ({
      ...(kelas === 'JUAL LAGI' ? label : TANPA_LABEL),
      no_lot: lot.no_lot,
      berat: berat === lot.berat ? null : berat,
      qty: null,
      kelas,
      kadar_uji,
      cara_uji: kadar_uji === null ? null : cara_uji,
      kode_tukang: kelas === 'JUAL LAGI' ? null : kode_tukang,
      proses: kelas === 'CUCI' ? proses : null,
    }));
    void write.send({ body: { keterangan, baris } });
  };
  const of = (name: keyof typeof pindahFields) => (
    <FieldInput
      key={name}
      of={pindahFields[name] as Field}
      {...form.bind(name)}
      {...(name === 'kode_baki' && { within: { kode_gudang: form.values.kode_gudang } })}
    />
  );
  const total = formatGram(sum(diambil.map((one) => one.berat)));
  return (
    <GatherAndDo
      note={
        diambil.length > 0 &&
        t('{n} lot, {berat} g', { n: formatInt(diambil.length), berat: total })
      }
      onClear={kosongkan}
      rows
      list={
        lots.length === 0 ? (
          <EmptyBlock
            title={isPending ? t('Memuat') : t('Belum ada lot yang disortir')}
            text={t('Lot yang disortir dan batang hasil lebur terlihat di sini.')}
          />
        ) : (
          lots.map((lot) => (
            <BarisPindah
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
          {has('JUAL LAGI') && <h3 className={css.judul}>{t('Jual lagi')}</h3>}
          {has('JUAL LAGI') && LABEL.map(of)}
          {has('CUCI', 'LEBUR') && of('kode_tukang')}
          {has('CUCI') && of('proses')}
          {diambil.some(({ kadar_uji }) => kadar_uji !== null) && of('cara_uji')}
          {of('keterangan')}
        </>
      }
      act={{
        label: t('Pindah Sortir'),
        button: t('Pindahkan {n} lot', { n: formatInt(diambil.length) }),
        icon: <IconArrowsExchange size={17} aria-hidden />,
        ready: diambil.length > 0,
        busy: write.busy,
        onSave: simpan,
      }}
      done={<SepuhanHariIni />}
    />
  );
}
