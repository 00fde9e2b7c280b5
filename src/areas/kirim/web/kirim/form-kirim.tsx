import { IconTruckDelivery } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { formatGram, formatInt } from '#kit/rules/format.ts';
import { sum } from '#kit/rules/quantity.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { kirimBarangDocument } from '#areas/kirim/contract/kirim-barang.document.ts';
import { KIRIM_PALING_BANYAK } from '#areas/kirim/rules/kirim-barang.ts';
import { LISTS } from '#areas/kirim/web/kirim/acts.tsx';
import {
  IsianKiriman,
  KirimanTerakhir,
  type Dikemas,
} from '#areas/kirim/web/kirim/isian-kiriman.tsx';
import { MasterKurang } from '#areas/kirim/web/kirim/master-kurang.tsx';
import { bukaSuratJalan } from '#areas/kirim/web/kirim/surat-jalan.ts';
import { GatherAndDo } from '#areas/stock/web/pindai/gather-and-do.tsx';
import { TabelPindai } from '#areas/stock/web/pindai/tabel-pindai.tsx';
import { usePindaiBarang } from '#areas/stock/web/pindai/use-pindai-barang.ts';

const { kirim, online } = kirimBarangDocument.makes;
const { barang: _, ...FIELDS } = kirimBarangDocument.spec.makes.kirim.body;
type Isi = Dikemas & { no_kirim_asal: string | null };
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
          <IsianKiriman cara={cara} fields={FIELDS} form={form} />
          <MasterKurang tujuan={form.values.tujuan as string | null} barang={barang} />
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
          <KirimanTerakhir
            no_kirim={selesai.no_kirim}
            isi={t('{n} barang, {berat} g', {
              n: formatInt(selesai.total_qty),
              berat: formatGram(selesai.total_berat),
            })}
          />
        )
      }
    />
  );
}
