import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { Field } from '#kit/contract/field.ts';
import { formatGram, formatInt } from '#kit/rules/format.ts';
import { sum } from '#kit/rules/quantity.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { AsalKiriman } from '#areas/kirim/web/terima/asal-kiriman.tsx';
import { bukaSelesai } from '#areas/kirim/web/terima/selesai-dialog.tsx';
import kerja from '#areas/stock/web/kerja.module.css';
import { GatherAndDo } from '#areas/stock/web/pindai/gather-and-do.tsx';
import {
  kirimanCabangEndpoint,
  satuKirimanCabangEndpoint,
  selesaiCabangEndpoint,
  terimaCabangEndpoint,
  type KirimanCabang,
} from '#areas/sepuhan/contract/cabang.api.ts';
import { terimaFields } from '#areas/sepuhan/contract/sepuhan.fields.ts';
import { EMAS_SEPUHAN } from '#areas/sepuhan/web/acts-sepuhan.ts';
import { BarisTerima, type Timbang } from '#areas/sepuhan/web/baris-terima.tsx';
import { saidOfLines } from '#areas/sepuhan/web/said-lines.ts';

const FIELDS = { kode_gudang: terimaFields.kode_gudang };
const KOSONG: Timbang = { berat: null, kadar_uji: null };
const LISTS = [satuKirimanCabangEndpoint, kirimanCabangEndpoint, ...EMAS_SEPUHAN];
type Props = { no: string; onClose: () => void };

/** Gold that a branch sent: each line is weighed, and tested where it is; what did not come is said (D-44.9). */
export function TerimaCabang({ no, onClose }: Props) {
  const { data: kiriman } = useRead(satuKirimanCabangEndpoint, { params: { no }, staleTime: 0 });
  const [isi, setIsi] = useState<Readonly<Record<string, Timbang>>>({});
  const [said, setSaid] = useState<Readonly<Record<string, string>>>({});
  const form = useFields(FIELDS);
  const jalan = (kiriman?.barang ?? []).filter((one) => one.hasil === 'JALAN');
  const ditimbang = jalan.flatMap(({ kode_barcode }) => {
    const { berat, kadar_uji } = isi[kode_barcode] ?? KOSONG;
    return berat === null ? [] : [{ kode_barcode, berat, kadar_uji }];
  });
  const write = useWrite(terimaCabangEndpoint, {
    success: ({ no_terima }) => t('{no} disimpan', { no: no_terima }),
    refresh: LISTS,
    onProblem: (problem) => {
      const keys = ditimbang.map((one) => one.kode_barcode);
      const found = saidOfLines(problem, keys, FIELDS);
      setSaid(found.said);
      return form.take(found.common) || found.any;
    },
    after: ({ sisa }) => {
      setIsi({});
      setSaid({});
      if (sisa === 0) onClose();
    },
  });
  const simpan = () => {
    const typed = form.check() as { kode_gudang: string } | undefined;
    if (!typed || ditimbang.length === 0 || write.busy) return;
    void write.send({ params: { no }, body: { ...typed, baris: ditimbang } });
  };
  const selesai = () =>
    bukaSelesai({
      of: selesaiCabangEndpoint,
      no,
      note: t(
        'Yang belum ditimbang dinyatakan kurang. Cabang menyelesaikannya: kembali ke gudangnya, atau hilang.',
      ),
      lists: LISTS,
      after: onClose,
    });
  return (
    <GatherAndDo
      note={
        ditimbang.length > 0 &&
        t('{n} barang, {berat} g', {
          n: formatInt(ditimbang.length),
          berat: formatGram(sum(ditimbang.map((one) => one.berat))),
        })
      }
      onClear={() => setIsi({})}
      rows
      list={
        jalan.length === 0 ? (
          <EmptyBlock title={kiriman ? t('Sudah diterima') : t('Memuat')} text={no} />
        ) : (
          jalan.map((one) => (
            <BarisTerima
              key={one.kode_barcode}
              calon={calonOf(one)}
              isi={isi[one.kode_barcode] ?? KOSONG}
              onIsi={(next) => setIsi((old) => ({ ...old, [one.kode_barcode]: next }))}
              wrong={(name) => said[`${one.kode_barcode}.${name}`]}
            />
          ))
        )
      }
      form={
        <>
          {kiriman && <AsalKiriman kiriman={kiriman} no={no} />}
          {kiriman?.jauh && (
            <p className={kerja.ingat} role="status">
              {kiriman.batal_diminta
                ? t('Toko asal meminta batal kiriman ini: jangan diterima sebelum ada kabar.')
                : t('Dari server lain: uji kadar tiap baris. Yang tidak diuji disetujui pemilik.')}
            </p>
          )}
          <FieldInput of={FIELDS.kode_gudang as Field} {...form.bind('kode_gudang')} />
        </>
      }
      act={{
        label: t('Terima kiriman cabang'),
        button: t('Terima {n} barang', { n: formatInt(ditimbang.length) }),
        icon: <IconDownload size={17} aria-hidden />,
        ready: ditimbang.length > 0,
        busy: write.busy,
        onSave: simpan,
      }}
      done={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('Kiriman lain')}
          </Button>
          {jalan.length > 0 && ditimbang.length === 0 && (
            <Button look="danger" onClick={selesai}>
              {t('{n} barang tidak datang', { n: formatInt(jalan.length) })}
            </Button>
          )}
        </>
      }
    />
  );
}

const calonOf = (one: KirimanCabang['barang'][number]) => ({
  key: one.kode_barcode,
  asal: 'PEMBELIAN' as const,
  no_dokumen: one.kode_barcode,
  urut: null,
  nama: one.nama_barang,
  kadar: one.persen,
  berat: one.berat,
  kode_gudang: one.kode_kadar,
  foto: one.foto,
});
