import { IconFileTypePdf, IconTruckDelivery } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import type { Field } from '#kit/contract/field.ts';
import { formatGram, formatInt } from '#kit/rules/format.ts';
import { sum, type Miligram } from '#kit/rules/quantity.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { WeightInput } from '#kit/web/counter/weight-input.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { kirimBarangDocument } from '#areas/kirim/contract/kirim-barang.document.ts';
import { tujuanKirimanEndpoint } from '#areas/kirim/contract/kiriman.api.ts';
import { LISTS } from '#areas/kirim/web/kirim/acts.tsx';
import { bukaSuratJalan } from '#areas/kirim/web/kirim/surat-jalan.ts';
import kerja from '#areas/stock/web/kerja.module.css';
import { GatherAndDo } from '#areas/stock/web/pindai/gather-and-do.tsx';
import { EMAS_SEPUHAN } from '#areas/sepuhan/web/acts-sepuhan.ts';
import { BarisEmas } from '#areas/sepuhan/web/cabang/baris-emas.tsx';
import { useEmas } from '#areas/sepuhan/web/cabang/use-emas.ts';
import css from '#areas/sepuhan/web/sepuhan.module.css';

const { sepuhan } = kirimBarangDocument.makes;
const { emas: _, ...FIELDS } = kirimBarangDocument.spec.makes.sepuhan.body;
const KE_PUSAT = { query: { cara: 'SEPUHAN' as const } };
type Isi = {
  tujuan: string;
  pembawa: string | null;
  no_segel: string | null;
  berat_bungkus: Miligram | null;
  keterangan: string | null;
};

/** Bought pieces and whole lots are picked, and leave for head office, which refines them (D-44.9). */
export function FormSepuhan({ tabs }: { tabs?: ReactNode }) {
  const { emas, isPending } = useEmas();
  const [dipilih, setDipilih] = useState<ReadonlySet<string>>(new Set());
  const { data: toko = [] } = useRead(tujuanKirimanEndpoint, KE_PUSAT);
  const options = toko.map(({ kode_toko, nama_toko }) => ({
    value: kode_toko,
    label: `${kode_toko} · ${nama_toko}`,
  }));
  const form = useFields(FIELDS);
  const [selesai, setSelesai] = useState<AnswerOf<typeof sepuhan>>();
  const kosongkan = () => setDipilih(new Set());
  const dikirim = emas.filter(({ key }) => dipilih.has(key));
  const write = useWrite(sepuhan, {
    success: 'Emas dikirim ke pusat',
    refresh: [...LISTS, ...EMAS_SEPUHAN],
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
    const asked = dikirim.map(({ no_dokumen, urut }) => ({ no_dokumen, urut }));
    if (isi) void write.send({ body: { ...isi, emas: asked } });
  };
  const pilih = (key: string) =>
    setDipilih((old) => {
      const next = new Set(old);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  const bungkus = form.bind('berat_bungkus');
  const berat = formatGram(sum(dikirim.map((one) => one.berat)));
  return (
    <GatherAndDo
      tabs={tabs}
      note={
        dikirim.length > 0 && t('{n} barang, {berat} g', { n: formatInt(dikirim.length), berat })
      }
      onClear={kosongkan}
      rows
      list={
        emas.length === 0 ? (
          <EmptyBlock
            title={isPending ? t('Memuat') : t('Tidak ada emas yang dapat dikirim')}
            text={t('Barang pembelian dan lot emas lepas terlihat di sini.')}
          />
        ) : (
          [...Map.groupBy(emas, ({ jenis }) => jenis)].map(([jenis, rows]) => (
            <section key={jenis} aria-label={t(jenis)}>
              <h3 className={css.judul}>{t(jenis)}</h3>
              {rows.map((one) => (
                <BarisEmas
                  key={one.key}
                  emas={one}
                  dipilih={dipilih.has(one.key)}
                  onPilih={() => pilih(one.key)}
                />
              ))}
            </section>
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
        </>
      }
      act={{
        label: t('Kirim Sepuhan'),
        button: t('Kirim {n} barang', { n: formatInt(dikirim.length) }),
        icon: <IconTruckDelivery size={17} aria-hidden />,
        ready: dikirim.length > 0,
        busy: write.busy,
        onSave: simpan,
      }}
      done={
        selesai && (
          <div className={kerja.bagian} role="status">
            <h3>{t('Kiriman terakhir')}</h3>
            <p>
              <b>{selesai.no_kirim}</b> ·{' '}
              {t('{n} barang, {berat} g', {
                n: formatInt(selesai.total_qty),
                berat: formatGram(selesai.total_berat),
              })}
            </p>
            <Button
              icon={<IconFileTypePdf size={16} aria-hidden />}
              onClick={() => void bukaSuratJalan(selesai.no_kirim)}
            >
              {t('Surat jalan')}
            </Button>
          </div>
        )
      }
    />
  );
}
