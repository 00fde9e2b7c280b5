import { IconTruckDelivery } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { formatGram, formatInt } from '#kit/rules/format.ts';
import { sum } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { kirimBarangDocument } from '#areas/kirim/contract/kirim-barang.document.ts';
import { LISTS } from '#areas/kirim/web/kirim/acts.tsx';
import {
  IsianKiriman,
  KirimanTerakhir,
  type Dikemas,
} from '#areas/kirim/web/kirim/isian-kiriman.tsx';
import { bukaSuratJalan } from '#areas/kirim/web/kirim/surat-jalan.ts';
import { GatherAndDo } from '#areas/stock/web/pindai/gather-and-do.tsx';
import { EMAS_SEPUHAN } from '#areas/sepuhan/web/acts-sepuhan.ts';
import { BarisEmas } from '#areas/sepuhan/web/cabang/baris-emas.tsx';
import { useEmas } from '#areas/sepuhan/web/cabang/use-emas.ts';
import css from '#areas/sepuhan/web/sepuhan.module.css';

const { sepuhan } = kirimBarangDocument.makes;
const { emas: _, ...FIELDS } = kirimBarangDocument.spec.makes.sepuhan.body;

/** Bought pieces and whole lots are picked, and leave for head office, which refines them (D-44.9). */
export function FormSepuhan({ tabs }: { tabs?: ReactNode }) {
  const { emas, isPending } = useEmas();
  const [dipilih, setDipilih] = useState<ReadonlySet<string>>(new Set());
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
    const isi = form.check() as Dikemas | undefined;
    const asked = dikirim.map(({ no_dokumen, urut }) => ({ no_dokumen, urut }));
    if (isi) void write.send({ body: { ...isi, emas: asked } });
  };
  const pilih = (key: string) =>
    setDipilih((old) => {
      const next = new Set(old);
      if (!next.delete(key)) next.add(key);
      return next;
    });
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
      form={<IsianKiriman cara="SEPUHAN" fields={FIELDS} form={form} />}
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
