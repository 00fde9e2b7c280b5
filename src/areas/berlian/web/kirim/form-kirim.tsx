import { IconFileTypePdf, IconTruckDelivery } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import type { Field } from '#kit/contract/field.ts';
import { formatGram, formatInt } from '#kit/rules/format.ts';
import { mg, sum, type Miligram } from '#kit/rules/quantity.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { ScanField } from '#kit/web/counter/scan-field.tsx';
import { WeightInput } from '#kit/web/counter/weight-input.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { daftarBerlianEndpoint } from '#areas/berlian/contract/berlian.api.ts';
import { usePilihan } from '#areas/berlian/web/kirim/use-pilihan.ts';
import { BarisKirim, SEMUA } from '#areas/berlian/web/kirim/baris-kirim.tsx';
import { kirimBarangDocument } from '#areas/kirim/contract/kirim-barang.document.ts';
import { tujuanKirimanEndpoint } from '#areas/kirim/contract/kiriman.api.ts';
import { LISTS } from '#areas/kirim/web/kirim/acts.tsx';
import { bukaSuratJalan } from '#areas/kirim/web/kirim/surat-jalan.ts';
import kerja from '#areas/stock/web/kerja.module.css';
import { GatherAndDo } from '#areas/stock/web/pindai/gather-and-do.tsx';

const { berlian } = kirimBarangDocument.makes;
const { barang: _, ...FIELDS } = kirimBarangDocument.spec.makes.berlian.body;
const KE_TOKO = { query: { cara: 'BERLIAN' as const } };
type Isi = {
  tujuan: string;
  pembawa: string | null;
  no_segel: string | null;
  berat_bungkus: Miligram | null;
  keterangan: string | null;
  no_kirim_asal: string | null;
};

/** Loose stones of the shop's own are scanned or picked, and leave for another shop that keeps stones (D-45.8). */
export function FormKirim({ tabs }: { tabs?: ReactNode }) {
  const { batu, isPending, dipilih, dikirim, kata, kosongkan, ubah, pindai } = usePilihan();
  const { data: toko = [] } = useRead(tujuanKirimanEndpoint, KE_TOKO);
  const options = toko.map(({ kode_toko, nama_toko }) => ({
    value: kode_toko,
    label: `${kode_toko} · ${nama_toko}`,
  }));
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
  const bungkus = form.bind('berat_bungkus');
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
      form={
        <>
          <SelectInput
            {...form.bind('tujuan')}
            value={form.values.tujuan as string | null}
            label={t('Tujuan')}
            options={options}
            asIs
            searchable={options.length > 6}
          />
          <FieldInput of={FIELDS.pembawa as Field} {...form.bind('pembawa')} />
          <FieldInput of={FIELDS.no_segel as Field} {...form.bind('no_segel')} />
          <WeightInput
            {...bungkus}
            value={bungkus.value as Miligram | null}
            label={t('Berat Bungkus')}
          />
          <FieldInput of={FIELDS.keterangan as Field} {...form.bind('keterangan')} />
          <FieldInput of={FIELDS.no_kirim_asal as Field} {...form.bind('no_kirim_asal')} />
        </>
      }
      act={{
        label: t('Kirim berlian'),
        button: t('Kirim {n} berlian', { n: formatInt(dikirim.length) }),
        icon: <IconTruckDelivery size={17} aria-hidden />,
        ready: dikirim.length > 0,
        busy: write.busy,
        onSave: simpan,
      }}
      done={selesai && <Terakhir kiriman={selesai} />}
    />
  );
}

/** What was sent last, with its note. */
function Terakhir({ kiriman }: { kiriman: AnswerOf<typeof berlian> }) {
  return (
    <div className={kerja.bagian} role="status">
      <h3>{t('Kiriman terakhir')}</h3>
      <p>
        <b>{kiriman.no_kirim}</b> ·{' '}
        {jumlah([{ butir: kiriman.total_butir, carat: kiriman.total_carat }])}
      </p>
      <Button
        icon={<IconFileTypePdf size={16} aria-hidden />}
        onClick={() => void bukaSuratJalan(kiriman.no_kirim)}
      >
        {t('Surat jalan')}
      </Button>
    </div>
  );
}

const jumlah = (stones: readonly { butir: number; carat: Miligram }[]): string =>
  t('{butir} butir, {carat} ct', {
    butir: formatInt(stones.reduce((all, one) => all + one.butir, 0)),
    carat: formatGram(sum([mg(0), ...stones.map((one) => one.carat)])),
  });
