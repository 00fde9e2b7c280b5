import { IconFileTypePdf, IconTruckDelivery } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import type { Field } from '#kit/contract/field.ts';
import { formatGram, formatInt } from '#kit/rules/format.ts';
import { sum, type Miligram } from '#kit/rules/quantity.ts';
import { useRead } from '#kit/web/api/query.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { WeightInput } from '#kit/web/counter/weight-input.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { kirimBarangDocument } from '#areas/kirim/contract/kirim-barang.document.ts';
import { tujuanKirimanEndpoint } from '#areas/kirim/contract/kiriman.api.ts';
import { KIRIM_PALING_BANYAK } from '#areas/kirim/rules/kirim-barang.ts';
import { LISTS } from '#areas/kirim/web/kirim/acts.tsx';
import { MasterKurang } from '#areas/kirim/web/kirim/master-kurang.tsx';
import { bukaSuratJalan } from '#areas/kirim/web/kirim/surat-jalan.ts';
import css from '#areas/stock/web/kerja.module.css';
import { GatherAndDo } from '#areas/stock/web/pindai/gather-and-do.tsx';
import { TabelPindai } from '#areas/stock/web/pindai/tabel-pindai.tsx';
import { usePindaiBarang } from '#areas/stock/web/pindai/use-pindai-barang.ts';

const { kirim, online } = kirimBarangDocument.makes;
const { barang: _, ...FIELDS } = kirimBarangDocument.spec.makes.kirim.body;
type Isi = {
  tujuan: string;
  pembawa: string | null;
  no_segel: string | null;
  berat_bungkus: Miligram | null;
  keterangan: string | null;
  no_kirim_asal: string | null;
};
type Tabs = { tabs?: ReactNode };

export const KirimKeToko = ({ tabs }: Tabs) => <FormKirim cara="TOKO" tabs={tabs} />;
export const KirimKeOnline = ({ tabs }: Tabs) => <FormKirim cara="ONLINE" tabs={tabs} />;

/** Pieces scanned one by one lie in the user's basket until they leave for another shop (D-42.1). */
function FormKirim({ cara, tabs }: Tabs & { cara: 'TOKO' | 'ONLINE' }) {
  const pindai = usePindaiBarang({
    paling: KIRIM_PALING_BANYAK,
    penuh: mark('Barang maksimal {n}'),
    status: ['READY'],
    pegang: true,
  });
  const { barang } = pindai;
  const { data: toko = [] } = useRead(tujuanKirimanEndpoint, { query: { cara } });
  const options = toko.map(({ kode_toko, nama_toko }) => ({
    value: kode_toko,
    label: `${kode_toko} · ${nama_toko}`,
  }));
  const form = useFields(FIELDS);
  const [selesai, setSelesai] = useState<AnswerOf<typeof kirim>>();
  const write = useWrite(cara === 'ONLINE' ? online : kirim, {
    success: 'Kirim barang disimpan',
    refresh: LISTS,
    onProblem: form.take,
    after: (dokumen) => {
      setSelesai(dokumen);
      pindai.kosongkan();
      form.reset();
      void bukaSuratJalan(dokumen.no_kirim);
    },
  });
  const simpan = () => {
    if (barang.length === 0 || write.busy) return;
    const isi = form.check() as Isi | undefined;
    const codes = barang.map(({ kode_barcode }) => ({ kode_barcode }));
    if (isi) void write.send({ body: { ...isi, barang: codes } });
  };
  const tujuan = form.values.tujuan as string | null;
  const bungkus = form.bind('berat_bungkus');
  const berat = formatGram(sum(barang.map((one) => one.berat)));
  return (
    <GatherAndDo
      tabs={tabs}
      note={barang.length > 0 && t('{n} barang, {berat} g', { n: formatInt(barang.length), berat })}
      scan={pindai}
      list={
        <TabelPindai
          nama="kirim-barang-pindai"
          label={t('Barang yang dikirim')}
          barang={barang}
          onBuang={pindai.buang}
          empty={
            <EmptyBlock
              title={t('Belum ada barang')}
              text={t('Pindai barang yang dikirim ke toko lain.')}
            />
          }
        />
      }
      form={
        <>
          <SelectInput
            {...form.bind('tujuan')}
            value={tujuan}
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
          <MasterKurang tujuan={tujuan} barang={barang} />
        </>
      }
      act={{
        label: t('Kirim'),
        button: t('Kirim {n} barang', { n: formatInt(barang.length) }),
        icon: <IconTruckDelivery size={17} aria-hidden />,
        ready: barang.length > 0,
        busy: write.busy,
        onSave: simpan,
      }}
      done={
        selesai && (
          <div className={css.bagian} role="status">
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
