import { IconTruckReturn } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { formatGram, formatInt } from '#kit/rules/format.ts';
import { sum, type Miligram } from '#kit/rules/quantity.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { LongTextInput } from '#kit/web/input/text-input.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { focusField } from '#kit/web/write/focus.ts';
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
import {
  BarisLot,
  ISI_KOSONG,
  kunciLot,
  type IsiLot,
  type Lot,
} from '#areas/terima/web/retur/baris-lot.tsx';
import { BarisRetur } from '#areas/terima/web/retur/baris-retur.tsx';
import { PilihLot } from '#areas/terima/web/retur/pilih-lot.tsx';

/** Lots that were chosen, each with what is typed of it. */
function useLots() {
  const [lots, setLots] = useState<readonly Lot[]>([]);
  const [isi, setIsi] = useState<Readonly<Record<string, IsiLot>>>({});
  const isiOf = (lot: Lot): IsiLot => isi[kunciLot(lot)] ?? ISI_KOSONG;
  const siap = lots.flatMap((lot) => {
    const { qty, berat } = isiOf(lot);
    const { no_terima, urut } = lot;
    return qty !== null && qty > 0 && berat !== null && berat > 0
      ? [{ no_terima, urut, qty, berat }]
      : [];
  });
  return {
    lots,
    siap,
    isiOf,
    tulis: (lot: Lot, baru: IsiLot) => setIsi((old) => ({ ...old, [kunciLot(lot)]: baru })),
    tambah: (lot: Lot) => setLots((old) => [...old, lot]),
    buang: (lot: Lot) => setLots((old) => old.filter((one) => one !== lot)),
    kosongkan: () => {
      setLots([]);
      setIsi({});
    },
  };
}

/** Goods back to their supplier: scanned or of a lot, weighed once more, with a reason and another's approval. */
export function ReturBaru({ tabs }: { tabs?: ReactNode }) {
  const pindai = usePindaiBarang({
    paling: RETUR_PALING_BANYAK,
    penuh: mark('Barang maksimal {n}'),
    status: ['READY'],
  });
  const { barang } = pindai;
  const lot = useLots();
  const [timbang, setTimbang] = useState<Readonly<Record<string, Miligram | null>>>({});
  // Nothing is preset: what is not weighed does not go back.
  const beratOf = (kode: string): Miligram | null => timbang[kode] ?? null;
  const kosongkan = () => {
    pindai.kosongkan();
    lot.kosongkan();
    setTimbang({});
  };
  const form = useFields(returFields);
  const write = useWrite(returSupplierDocument.makes.retur, {
    success: 'Retur supplier disimpan',
    refresh: returActs.lists,
    onProblem: form.take,
    after: (made) => {
      kosongkan();
      form.set('alasan', null);
      returActs.print(made);
    },
  });
  const baris = barang.flatMap(({ kode_barcode }) => {
    const berat = beratOf(kode_barcode);
    return berat !== null && berat > 0 ? [{ kode_barcode, berat }] : [];
  });
  const kosong = barang.length + lot.lots.length === 0;
  const lengkap = !kosong && baris.length === barang.length && lot.siap.length === lot.lots.length;
  const belum = [
    ...barang.flatMap(({ kode_barcode }) =>
      beratOf(kode_barcode) ? [] : [`timbang-${kode_barcode}`],
    ),
    ...lot.lots.flatMap((one) => {
      const { qty, berat } = lot.isiOf(one);
      if (!qty) return [`jumlah-${kunciLot(one)}`];
      return berat ? [] : [`timbang-${kunciLot(one)}`];
    }),
  ];
  const simpan = () => {
    if (belum[0]) return focusField(belum[0]);
    const isi = lengkap ? (form.check() as { alasan: string } | undefined) : undefined;
    if (isi) void write.send({ body: { ...isi, barang: baris, lot: lot.siap } });
  };
  const total = sum([...baris, ...lot.siap].map((one) => one.berat));
  const n = formatInt(barang.length + lot.siap.reduce((all, one) => all + one.qty, 0));
  const alasan = form.bind('alasan');
  return (
    <GatherAndDo
      note={!kosong && t('{n} barang, {berat} g', { n, berat: formatGram(total) })}
      scan={pindai}
      onClear={kosongkan}
      tabs={tabs}
      above={<PilihLot dipilih={lot.lots} onPilih={lot.tambah} />}
      rows
      list={
        kosong ? (
          <EmptyBlock
            title={t('Belum ada barang')}
            text={t('Pindai barang satu supplier, lalu timbang kembali satu per satu.')}
          />
        ) : (
          <>
            {barang.map((one) => (
              <BarisRetur
                key={one.kode_barcode}
                barang={one}
                berat={beratOf(one.kode_barcode)}
                onBerat={(berat) => setTimbang((old) => ({ ...old, [one.kode_barcode]: berat }))}
                onBuang={() => pindai.buang(one.kode_barcode)}
              />
            ))}
            {lot.lots.map((one) => (
              <BarisLot
                key={kunciLot(one)}
                lot={one}
                isi={lot.isiOf(one)}
                onIsi={(isi) => lot.tulis(one, isi)}
                onBuang={() => lot.buang(one)}
              />
            ))}
          </>
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
        button: t('Kembalikan {n} barang', { n }),
        icon: <IconTruckReturn size={17} aria-hidden />,
        danger: true,
        ready: lengkap,
        wants: belum.length > 0 && t('{n} barang belum ditimbang', { n: formatInt(belum.length) }),
        busy: write.busy,
        onSave: simpan,
      }}
    />
  );
}
