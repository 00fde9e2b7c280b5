import { IconFlame } from '@tabler/icons-react';
import { useState } from 'react';
import type { Field } from '#kit/contract/field.ts';
import { formatGram, formatInt } from '#kit/rules/format.ts';
import { sum, type Miligram } from '#kit/rules/quantity.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { LongTextInput } from '#kit/web/input/text-input.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { focusField } from '#kit/web/write/focus.ts';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { barangEndpoint, daftarBarangEndpoint } from '#areas/stock/contract/barang.api.ts';
import {
  HANCUR_PALING_BANYAK,
  hancurDocument,
  hancurFields,
} from '#areas/stock/contract/hancur.document.ts';
import { BarisHancur } from '#areas/stock/web/hancur/baris-hancur.tsx';
import { HancurHariIni } from '#areas/stock/web/hancur/hancur-hari-ini.tsx';
import { GatherAndDo } from '#areas/stock/web/pindai/gather-and-do.tsx';
import { usePindaiBarang } from '#areas/stock/web/pindai/use-pindai-barang.ts';

type Isi = { kode_gudang: string; alasan: string };

/** Pieces to melting: scanned, weighed once more, with a reason and somebody's approval (D-21.1). */
export default function HancurScreen() {
  const pindai = usePindaiBarang({
    paling: HANCUR_PALING_BANYAK,
    penuh: mark('Barang maksimal {n}'),
    status: ['READY'],
  });
  const { barang } = pindai;
  const [timbang, setTimbang] = useState<Readonly<Record<string, Miligram | null>>>({});
  // Nothing is preset: what is not weighed cannot be destroyed.
  const beratOf = (kode: string): Miligram | null => timbang[kode] ?? null;
  const form = useFields(hancurFields);
  const write = useWrite(hancurDocument.makes.hancur, {
    success: 'Hancur barang disimpan',
    refresh: [daftarBarangEndpoint, barangEndpoint, hancurDocument.list],
    onProblem: form.take,
    after: () => {
      pindai.kosongkan();
      setTimbang({});
      form.set('alasan', null);
    },
  });
  const baris = barang.flatMap(({ kode_barcode }) => {
    const berat = beratOf(kode_barcode);
    return berat !== null && berat > 0 ? [{ kode_barcode, berat }] : [];
  });
  const lengkap = barang.length > 0 && baris.length === barang.length;
  const belum = barang.filter(({ kode_barcode }) => !beratOf(kode_barcode));
  const simpan = () => {
    if (belum[0]) return focusField(`timbang-${belum[0].kode_barcode}`);
    const isi = lengkap ? (form.check() as Isi | undefined) : undefined;
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
      rows
      list={
        barang.length === 0 ? (
          <EmptyBlock
            title={t('Belum ada barang')}
            text={t('Pindai barang yang dihancurkan, lalu timbang kembali satu per satu.')}
          />
        ) : (
          barang.map((one) => (
            <BarisHancur
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
        <>
          <FieldInput of={hancurFields.kode_gudang as Field} {...form.bind('kode_gudang')} />
          <LongTextInput
            {...alasan}
            value={alasan.value as string | null}
            label={t('Alasan')}
            rows={2}
          />
        </>
      }
      act={{
        label: t('Hancur barang'),
        button: t('Hancurkan {n} barang', { n: formatInt(barang.length) }),
        icon: <IconFlame size={17} aria-hidden />,
        danger: true,
        ready: lengkap,
        wants: belum.length > 0 && t('{n} barang belum ditimbang', { n: formatInt(belum.length) }),
        busy: write.busy,
        onSave: simpan,
      }}
      done={<HancurHariIni />}
    />
  );
}
