import { IconFlame } from '@tabler/icons-react';
import { useState } from 'react';
import type { Field } from '#kit/contract/field.ts';
import { formatGram, formatInt } from '#kit/rules/format.ts';
import { mg, sum, type Miligram, type Persen } from '#kit/rules/quantity.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { WeightInput } from '#kit/web/counter/weight-input.tsx';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { PersenInput } from '#kit/web/input/number-input.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { daftarLotEndpoint } from '#areas/stock/contract/lot/lot.api.ts';
import { GatherAndDo } from '#areas/stock/web/pindai/gather-and-do.tsx';
import { sepuhanDocument } from '#areas/sepuhan/contract/sepuhan.document.ts';
import { hasilLebur, susutFields } from '#areas/sepuhan/contract/sepuhan.fields.ts';
import { sepuhanActs } from '#areas/sepuhan/web/acts-sepuhan.ts';
import { BarisLot } from '#areas/sepuhan/web/baris-lot.tsx';
import { SepuhanHariIni } from '#areas/sepuhan/web/sepuhan-hari-ini.tsx';
import type { CaraUji } from '#areas/barang/rules/cara-uji.ts';
import css from '#areas/sepuhan/web/sepuhan.module.css';

const START = { jenis: 'LEBUR' };
const DI_TUKANG = { query: { tahap: 'DI TUKANG' as const } };
type Isi = { jenis: 'LEBUR' | 'SUSUT'; kode_tukang: string | null; keterangan: string | null };
type Hasil = { berat: Miligram; kadar_uji: Persen; cara_uji: CaraUji | null };

/** Lots into a bar, or gold of them that is gone: what is typed beside a lot is taken of it (D-44.8). */
export default function SusutSepuhanScreen() {
  const { data: disini = [], isPending } = useRead(daftarLotEndpoint);
  const { data: diTukang = [] } = useRead(daftarLotEndpoint, DI_TUKANG);
  const lots = [...disini, ...diTukang.filter(({ proses }) => proses === 'LEBUR')];
  const [ambil, setAmbil] = useState<Readonly<Record<string, Miligram | null>>>({});
  const [said, setSaid] = useState<Readonly<Record<string, string>>>({});
  const form = useFields(susutFields, { start: START });
  const hasil = useFields(hasilLebur);
  const lebur = form.values.jenis === 'LEBUR';
  const diambil = lots.flatMap((lot) => {
    const berat = ambil[lot.no_lot] ?? null;
    return berat === null ? [] : [{ ...lot, ambil: berat }];
  });
  const kosongkan = () => {
    setAmbil({});
    setSaid({});
  };
  const write = useWrite(sepuhanDocument.makes.susut, {
    success: 'Susut sepuhan disimpan',
    refresh: sepuhanActs.lists,
    onProblem: (problem) => {
      const rows = problem.errors.flatMap(({ path, message }) => {
        const [, index = ''] = /^lot\.(\d+)\./.exec(path) ?? [];
        const no_lot = diambil[Number(index)]?.no_lot;
        return index === '' || !no_lot ? [] : [[no_lot, t(message)] as const];
      });
      setSaid(Object.fromEntries(rows));
      const of = (path: string) => path.replace(/^hasil\./, '');
      const errors = problem.errors.map((one) => ({ ...one, path: of(one.path) }));
      return rows.length > 0 || form.take({ errors }) || hasil.take({ errors });
    },
    after: (made) => {
      kosongkan();
      form.reset();
      hasil.reset();
      sepuhanActs.print(made);
    },
  });
  const simpan = () => {
    const typed = form.check() as Isi | undefined;
    const jadi = lebur ? (hasil.check() as Hasil | undefined) : null;
    if (!typed || jadi === undefined || diambil.length === 0) return;
    const lot = diambil.map(({ no_lot, berat, ambil: taken }) => ({
      no_lot,
      berat: taken === berat ? null : taken,
    }));
    void write.send({ body: { ...typed, lot, hasil: jadi } });
  };
  const [berat, kadar] = [hasil.bind('berat'), hasil.bind('kadar_uji')];
  const total = sum(diambil.map((one) => one.ambil));
  return (
    <GatherAndDo
      note={
        diambil.length > 0 &&
        t('{n} lot, {berat} g', { n: formatInt(diambil.length), berat: formatGram(total) })
      }
      onClear={kosongkan}
      rows
      list={
        lots.length === 0 ? (
          <EmptyBlock
            title={isPending ? t('Memuat') : t('Belum ada lot')}
            text={t('Emas di gudang rosok dan hancur terlihat di sini, lot demi lot.')}
          />
        ) : (
          lots.map((lot) => (
            <BarisLot
              key={lot.no_lot}
              lot={lot}
              berat={ambil[lot.no_lot] ?? null}
              onBerat={(next) => setAmbil((old) => ({ ...old, [lot.no_lot]: next }))}
              wrong={said[lot.no_lot]}
            />
          ))
        )
      }
      form={
        <>
          <FieldInput of={susutFields.jenis as Field} {...form.bind('jenis')} />
          {lebur && (
            <div className={css.pasang}>
              <WeightInput
                {...berat}
                label={t('Berat Hasil')}
                placeholder={formatGram(total > 0 ? total : mg(0))}
                value={berat.value as Miligram | null}
              />
              <PersenInput
                {...kadar}
                label={t('Kadar Hasil')}
                value={kadar.value as Persen | null}
              />
            </div>
          )}
          {lebur && <FieldInput of={hasilLebur.cara_uji as Field} {...hasil.bind('cara_uji')} />}
          <FieldInput of={susutFields.kode_tukang as Field} {...form.bind('kode_tukang')} />
          <FieldInput of={susutFields.keterangan as Field} {...form.bind('keterangan')} />
        </>
      }
      act={{
        label: t('Susut'),
        button: lebur
          ? t('Lebur {n} lot', { n: formatInt(diambil.length) })
          : t('Catat susut {berat} g', { berat: formatGram(total) }),
        icon: <IconFlame size={17} aria-hidden />,
        danger: !lebur,
        ready: diambil.length > 0,
        busy: write.busy,
        onSave: simpan,
      }}
      done={<SepuhanHariIni />}
    />
  );
}
