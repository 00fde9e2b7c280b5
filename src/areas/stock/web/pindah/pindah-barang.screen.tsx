import { IconArrowsRightLeft } from '@tabler/icons-react';
import { useState } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { formatInt } from '#kit/rules/format.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { barangEndpoint, daftarBarangEndpoint } from '#areas/stock/contract/barang.api.ts';
import {
  PINDAH_PALING_BANYAK,
  pindahDocument,
  tujuanFields,
} from '#areas/stock/contract/pindah.document.ts';
import { FormTujuan } from '#areas/stock/web/pindah/form-tujuan.tsx';
import { SelesaiPindah } from '#areas/stock/web/pindah/selesai-pindah.tsx';
import { GatherAndDo } from '#areas/stock/web/pindai/gather-and-do.tsx';
import { TabelPindai } from '#areas/stock/web/pindai/tabel-pindai.tsx';
import { usePindaiBarang } from '#areas/stock/web/pindai/use-pindai-barang.ts';

type Tujuan = { kode_gudang: string; kode_baki: string | null; keterangan: string | null };

/** Pieces scanned one by one go to another tray or warehouse (D-21.1). */
export default function PindahBarangScreen() {
  const pindai = usePindaiBarang({
    paling: PINDAH_PALING_BANYAK,
    penuh: mark('Barang maksimal {n}'),
    status: ['READY'],
  });
  const form = useFields(tujuanFields);
  const [selesai, setSelesai] = useState<AnswerOf<typeof pindahDocument.makes.pindai>>();
  const write = useWrite(pindahDocument.makes.pindai, {
    success: 'Pindah barang disimpan',
    refresh: [daftarBarangEndpoint, barangEndpoint, pindahDocument.list],
    onProblem: form.take,
    after: (dokumen) => {
      setSelesai(dokumen);
      pindai.kosongkan();
    },
  });
  const { barang } = pindai;
  const simpan = () => {
    if (barang.length === 0) return;
    const tujuan = form.check() as Tujuan | undefined;
    if (tujuan)
      void write.send({ body: { ...tujuan, barang: barang.map((one) => one.kode_barcode) } });
  };
  return (
    <GatherAndDo
      note={barang.length > 0 && t('{n} barang', { n: formatInt(barang.length) })}
      scan={pindai}
      list={
        <TabelPindai
          nama="pindah-barang"
          label={t('Barang yang dipindah')}
          barang={barang}
          onBuang={pindai.buang}
          empty={
            <EmptyBlock
              title={t('Belum ada barang')}
              text={t('Pindai barang yang dibawa ke tempat lain.')}
            />
          }
        />
      }
      form={<FormTujuan form={form} />}
      act={{
        label: t('Tujuan'),
        button: t('Pindahkan {n} barang', { n: formatInt(barang.length) }),
        icon: <IconArrowsRightLeft size={17} aria-hidden />,
        ready: barang.length > 0,
        busy: write.busy,
        onSave: simpan,
      }}
      done={selesai && <SelesaiPindah dokumen={selesai} />}
    />
  );
}
