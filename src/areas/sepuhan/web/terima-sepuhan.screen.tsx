import { IconDownload } from '@tabler/icons-react';
import { useMemo, useState, type ReactNode } from 'react';
import type { Field } from '#kit/contract/field.ts';
import { formatGram, formatInt } from '#kit/rules/format.ts';
import { sum } from '#kit/rules/quantity.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { useScanned } from '#areas/dokumen/web/use-scanned.ts';
import { stockBeliEndpoint } from '#areas/pembelian/contract/stock-beli.api.ts';
import { daftarLotEndpoint } from '#areas/stock/contract/lot/lot.api.ts';
import { GatherAndDo } from '#areas/stock/web/pindai/gather-and-do.tsx';
import { sepuhanDocument } from '#areas/sepuhan/contract/sepuhan.document.ts';
import { terimaFields, ujiFields } from '#areas/sepuhan/contract/sepuhan.fields.ts';
import { ASAL_TERIMA, asalOf } from '#areas/sepuhan/rules/asal.ts';
import { sepuhanActs } from '#areas/sepuhan/web/acts-sepuhan.ts';
import { BarisTerima, type Calon, type Timbang } from '#areas/sepuhan/web/baris-terima.tsx';
import { MasukCabang } from '#areas/sepuhan/web/cabang/masuk-cabang.tsx';
import { TerimaCabang } from '#areas/sepuhan/web/cabang/terima-cabang.tsx';
import { SepuhanHariIni } from '#areas/sepuhan/web/sepuhan-hari-ini.tsx';
import { saidOfLines } from '#areas/sepuhan/web/said-lines.ts';
import type { CaraUji } from '#areas/barang/rules/cara-uji.ts';
import css from '#areas/sepuhan/web/sepuhan.module.css';
import { tokoModul } from '#areas/toko/contract/toko.modul.ts';

const LEPAS = { query: { tahap: 'BELUM SORTIR' as const } };
const KOSONG: Timbang = { berat: null, kadar_uji: null };
type Isi = { kode_gudang: string; keterangan: string | null };

/** Bought pieces, and loose gold that no receipt has taken in yet. */
function useCalon(): { calon: readonly Calon[]; isPending: boolean } {
  const beli = useRead(stockBeliEndpoint);
  const lepas = useRead(daftarLotEndpoint, LEPAS);
  const calon = useMemo(
    () => [
      ...(beli.data ?? []).map((one) => ({
        key: `${one.no_faktur_beli}/${one.urut}`,
        asal: asalOf(one.no_faktur_beli),
        no_dokumen: one.no_faktur_beli,
        urut: one.urut,
        nama: one.nama_barang,
        kadar: one.kadar,
        berat: one.berat,
        kode_gudang: one.kode_gudang,
      })),
      ...(lepas.data ?? [])
        .filter(({ no_dokumen }) => !/^(SP|RB)/.test(no_dokumen))
        .map((one) => ({
          key: one.no_lot,
          asal: 'STOCK' as const,
          no_dokumen: one.no_lot,
          urut: null,
          nama: t('Emas lepas'),
          kadar: one.persen,
          berat: one.berat,
          kode_gudang: one.kode_gudang,
        })),
    ],
    [beli.data, lepas.data],
  );
  return { calon, isPending: beli.isPending || lepas.isPending };
}

/** Gold that goes to refining, of this shop, or of a branch that sent it here (D-44.4, D-44.9). */
export default function TerimaSepuhanScreen() {
  const { q } = useScanned();
  const [kiriman, setKiriman] = useState(q?.startsWith('KB') ? q : undefined);
  const cabang = useSesi().modules.includes(tokoModul.KIRIM_BARANG_MODULE.key);
  if (kiriman !== undefined)
    return <TerimaCabang key={kiriman} no={kiriman} onClose={() => setKiriman(undefined)} />;
  return <TerimaSendiri above={cabang && <MasukCabang onOpen={setKiriman} />} />;
}

/** Each piece is weighed, and tested where it is; what is not weighed stays. */
function TerimaSendiri({ above }: { above: ReactNode }) {
  const { calon, isPending } = useCalon();
  const [isi, setIsi] = useState<Readonly<Record<string, Timbang>>>({});
  const [said, setSaid] = useState<Readonly<Record<string, string>>>({});
  const form = useFields(terimaFields);
  const uji = useFields(ujiFields);
  const ditimbang = calon.flatMap((one) => {
    const { berat, kadar_uji } = isi[one.key] ?? KOSONG;
    return berat === null ? [] : [{ ...one, berat, kadar_uji }];
  });
  const kosongkan = () => {
    setIsi({});
    setSaid({});
  };
  const write = useWrite(sepuhanDocument.makes.terima, {
    success: 'Emas diterima untuk disepuh',
    refresh: sepuhanActs.lists,
    onProblem: (problem) => {
      const keys = ditimbang.map(({ key }) => key);
      const found = saidOfLines(problem, keys, ujiFields);
      setSaid(found.said);
      return uji.take(found.common) || found.any || form.take(problem);
    },
    after: (made) => {
      kosongkan();
      form.reset();
      uji.reset();
      sepuhanActs.print(made);
    },
  });
  const simpan = () => {
    const typed = form.check() as Isi | undefined;
    const { cara_uji } = uji.values as { cara_uji: CaraUji | null };
    if (!typed || ditimbang.length === 0) return;
    const baris = ditimbang.map(({ asal, no_dokumen, urut, berat, kadar_uji }) => ({
      asal,
      no_dokumen,
      urut,
      berat,
      kadar_uji,
      cara_uji: kadar_uji === null ? null : (cara_uji ?? null),
    }));
    void write.send({ body: { ...typed, baris } });
  };
  const total = formatGram(sum(ditimbang.map((one) => one.berat)));
  return (
    <GatherAndDo
      note={
        ditimbang.length > 0 &&
        t('{n} barang, {berat} g', { n: formatInt(ditimbang.length), berat: total })
      }
      onClear={kosongkan}
      above={above}
      rows
      list={
        calon.length === 0 ? (
          <EmptyBlock
            title={isPending ? t('Memuat') : t('Tidak ada emas yang dapat diterima')}
            text={t('Barang pembelian, barang lelang, dan emas lepas terlihat di sini.')}
          />
        ) : (
          [...Map.groupBy(calon, ({ asal }) => asal)].map(([asal, rows]) => (
            <section key={asal} aria-label={t(ASAL_TERIMA[asal])}>
              <h3 className={css.judul}>{t(ASAL_TERIMA[asal])}</h3>
              {rows.map((one) => (
                <BarisTerima
                  key={one.key}
                  calon={one}
                  isi={isi[one.key] ?? KOSONG}
                  onIsi={(next) => setIsi((old) => ({ ...old, [one.key]: next }))}
                  wrong={(name) => said[`${one.key}.${name}`]}
                />
              ))}
            </section>
          ))
        )
      }
      form={
        <>
          <FieldInput of={terimaFields.kode_gudang as Field} {...form.bind('kode_gudang')} />
          {ditimbang.some(({ kadar_uji }) => kadar_uji !== null) && (
            <FieldInput of={ujiFields.cara_uji as Field} {...uji.bind('cara_uji')} />
          )}
          <FieldInput of={terimaFields.keterangan as Field} {...form.bind('keterangan')} />
        </>
      }
      act={{
        label: t('Terima Sepuhan'),
        button: t('Terima {n} barang', { n: formatInt(ditimbang.length) }),
        icon: <IconDownload size={17} aria-hidden />,
        ready: ditimbang.length > 0,
        busy: write.busy,
        onSave: simpan,
      }}
      done={<SepuhanHariIni />}
    />
  );
}
