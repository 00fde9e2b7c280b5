import { IconTruckReturn } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { formatGram, formatInt } from '#kit/rules/format.ts';
import { sum, type Miligram } from '#kit/rules/quantity.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { LongTextInput } from '#kit/web/input/text-input.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { GatherAndDo } from '#areas/stock/web/pindai/gather-and-do.tsx';
import { usePindaiBarang } from '#areas/stock/web/pindai/use-pindai-barang.ts';
import {
  RETUR_PALING_BANYAK,
  returFields,
  returSupplierDocument,
} from '#areas/terima/contract/retur/retur-supplier.document.ts';
import { returActs } from '#areas/terima/web/retur/acts-retur.ts';
import { BarisRetur } from '#areas/terima/web/retur/baris-retur.tsx';

/** Pieces back to their supplier: scanned, weighed once more, with a reason and another person's approval. */
export function ReturBaru({ tabs }: { tabs?: ReactNode }) {
  const pindai = usePindaiBarang({
    paling: RETUR_PALING_BANYAK,
    penuh: mark('Barang maksimal {n}'),
    status: ['READY'],
  });
  const { barang } = pindai;
  const [timbang, setTimbang] = useState<Readonly<Record<string, Miligram | null>>>({});
  // Nothing is preset: what is not weighed does not go back.
  const beratOf = (kode: string): Miligram | null => timbang[kode] ?? null;
  const form = useFields(returFields);
  const write = useWrite(returSupplierDocument.makes.retur, {
    success: 'Retur supplier disimpan',
    refresh: returActs.lists,
    onProblem: form.take,
    after: (made) => {
      pindai.kosongkan();
      setTimbang({});
      form.set('alasan', null);
      returActs.print(made);
    },
  });
  const baris = barang.flatMap(({ kode_barcode }) => {
    const berat = beratOf(kode_barcode);
    return berat !== null && berat > 0 ? [{ kode_barcode, berat }] : [];
  });
  const lengkap = barang.length > 0 && baris.length === barang.length;
  const simpan = () => {
    const isi = lengkap ? (form.check() as { alasan: string } | undefined) : undefined;
    if (isi) void write.send({ body: { ...isi, barang: baris } });
  };
  const total = sum(baris.map((one) => one.berat));
  const alasan = form.bind('alasan');
  return (
    <GatherAndDo
      note={
        barang.length > 0 &&
        t('{n} barang, {berat} g', { n: formatInt(barang.length), berat: formatGram(total) })
      }
      scan={pindai}
      tabs={tabs}
      rows
      list={
        barang.length === 0 ? (
          <EmptyBlock
            title={t('Belum ada barang')}
            text={t('Pindai barang satu supplier, lalu timbang kembali satu per satu.')}
          />
        ) : (
          barang.map((one) => (
            <BarisRetur
              key={one.kode_barcode}
              barang={one}
              berat={beratOf(one.kode_barcode)}
              onBerat={(berat) => setTimbang((old) => ({ ...old, [one.kode_barcode]: berat }))}
              onBuang={() => pindai.buang(one.kode_barcode)}
            />
          ))
        )
      }
      form={
        <LongTextInput
          {...alasan}
          value={alasan.value as string | null}
          label={t('Alasan')}
          rows={2}
        />
      }
      act={{
        label: t('Retur supplier'),
        button: t('Kembalikan {n} barang', { n: formatInt(barang.length) }),
        icon: <IconTruckReturn size={17} aria-hidden />,
        danger: true,
        ready: lengkap,
        busy: write.busy,
        onSave: simpan,
      }}
    />
  );
}
