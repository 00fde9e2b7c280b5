import { IconTruckDelivery } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { formatGram, formatInt } from '#kit/rules/format.ts';
import { mg, sum, type Miligram } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { ScanField } from '#kit/web/counter/scan-field.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { daftarBerlianEndpoint } from '#areas/berlian/contract/berlian.api.ts';
import { usePilihan } from '#areas/berlian/web/kirim/use-pilihan.ts';
import { BarisKirim, SEMUA } from '#areas/berlian/web/kirim/baris-kirim.tsx';
import { kirimBarangDocument } from '#areas/kirim/contract/kirim-barang.document.ts';
import { LISTS } from '#areas/kirim/web/kirim/acts.tsx';
import {
  IsianKiriman,
  KirimanTerakhir,
  type Dikemas,
} from '#areas/kirim/web/kirim/isian-kiriman.tsx';
import { bukaSuratJalan } from '#areas/kirim/web/kirim/surat-jalan.ts';
import kerja from '#areas/stock/web/kerja.module.css';
import { GatherAndDo } from '#areas/stock/web/pindai/gather-and-do.tsx';

const { berlian } = kirimBarangDocument.makes;
const { barang: _, ...FIELDS } = kirimBarangDocument.spec.makes.berlian.body;
type Isi = Dikemas & { no_kirim_asal: string | null };

/** Loose stones of the shop's own are scanned or picked, and leave for another shop that keeps stones (D-45.8). */
export function FormKirim({ tabs }: { tabs?: ReactNode }) {
  const { batu, isPending, dipilih, dikirim, kata, kosongkan, ubah, pindai } = usePilihan();
  const form = useFields(FIELDS);
  const [selesai, setSelesai] = useState<AnswerOf<typeof berlian>>();
  const write = useWrite(berlian, {
    success: 'Berlian dikirim',
    refresh: [...LISTS, daftarBerlianEndpoint],
    onProblem: form.take,
    after: (dokumen) => {
      setSelesai(dokumen);
      kosongkan();
      form.reset();
      void bukaSuratJalan(dokumen.no_kirim);
    },
  });
  const simpan = () => {
    if (dikirim.length === 0 || write.busy) return;
    const isi = form.check() as Isi | undefined;
    const barang = dikirim.map(({ kode_berlian }) => ({
      kode_berlian,
      ...(dipilih.get(kode_berlian) ?? SEMUA),
    }));
    if (isi) void write.send({ body: { ...isi, barang } });
  };
  return (
    <GatherAndDo
      tabs={tabs}
      note={
        dikirim.length > 0 &&
        jumlah(
          dikirim.map((one) => {
            const bagian = dipilih.get(one.kode_berlian);
            return { butir: bagian?.butir ?? one.butir, carat: bagian?.carat ?? one.carat };
          }),
        )
      }
      onClear={kosongkan}
      above={
        <div className={kerja.pindai} data-below-tabs="">
          <ScanField
            label={t('Pindai kode berlian')}
            onScan={pindai}
            said={kata}
            on={!write.busy}
          />
        </div>
      }
      rows
      list={
        batu.length === 0 ? (
          <EmptyBlock
            title={isPending ? t('Memuat') : t('Tidak ada berlian yang dapat dikirim')}
            text={t('Berlian lepas milik toko terlihat di sini.')}
          />
        ) : (
          batu.map((one) => (
            <BarisKirim
              key={one.kode_berlian}
              batu={one}
              bagian={dipilih.get(one.kode_berlian) ?? null}
              onUbah={(bagian) => ubah(one.kode_berlian, bagian)}
            />
          ))
        )
      }
      form={<IsianKiriman cara="BERLIAN" fields={FIELDS} form={form} />}
      act={{
        label: t('Kirim berlian'),
        button: t('Kirim {n} berlian', { n: formatInt(dikirim.length) }),
        icon: <IconTruckDelivery size={17} aria-hidden />,
        ready: dikirim.length > 0,
        busy: write.busy,
        onSave: simpan,
      }}
      done={
        selesai && (
          <KirimanTerakhir
            no_kirim={selesai.no_kirim}
            isi={jumlah([{ butir: selesai.total_butir, carat: selesai.total_carat }])}
          />
        )
      }
    />
  );
}

const jumlah = (stones: readonly { butir: number; carat: Miligram }[]): string =>
  t('{butir} butir, {carat} ct', {
    butir: formatInt(stones.reduce((all, one) => all + one.butir, 0)),
    carat: formatGram(sum([mg(0), ...stones.map((one) => one.carat)])),
  });
