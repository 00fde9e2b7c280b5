import { IconFilter, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { Field } from '#kit/contract/field.ts';
import { formatGram, formatInt, percentText } from '#kit/rules/format.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { daftarLotEndpoint } from '#areas/stock/contract/lot/lot.api.ts';
import { GatherAndDo } from '#areas/stock/web/pindai/gather-and-do.tsx';
import { sepuhanDocument } from '#areas/sepuhan/contract/sepuhan.document.ts';
import { sortirFields } from '#areas/sepuhan/contract/sepuhan.fields.ts';
import { KELAS, type Kelas } from '#areas/sepuhan/rules/sortir.ts';
import { sepuhanActs } from '#areas/sepuhan/web/acts-sepuhan.ts';
import type { LotRow } from '#areas/sepuhan/web/baris-lot.tsx';
import { BarisSortir } from '#areas/sepuhan/web/baris-sortir.tsx';
import { barisOf, type IsiSortir } from '#areas/sepuhan/web/isi-sortir.ts';
import { SepuhanHariIni } from '#areas/sepuhan/web/sepuhan-hari-ini.tsx';
import { useBagian } from '#areas/sepuhan/web/use-bagian.ts';
import css from '#areas/sepuhan/web/sepuhan.module.css';

const BELUM = { query: { tahap: 'BELUM SORTIR' as const } };
const LABEL = ['kode_kategori', 'kode_group', 'ongkos', 'kode_gudang', 'kode_baki'] as const;
const CUCI = ['kode_tukang', 'proses'] as const;

/** A lot is looked through: a class for each part of it, and what those of a class have in common (D-44.5). */
export default function SortirSepuhanScreen() {
  const { data: lots = [], isPending } = useRead(daftarLotEndpoint, BELUM);
  const [dipilih, setDipilih] = useState<string | null>(null);
  const [said, setSaid] = useState<Readonly<Record<string, string>>>({});
  const lot = lots.find(({ no_lot }) => no_lot === dipilih);
  const parts = useBagian(lot);
  const form = useFields(sortirFields);
  const { bagian } = parts;
  const has = (kelas: Kelas) => bagian.some(({ key }) => parts.isi(key).kelas === kelas);
  const kosongkan = () => {
    parts.kosongkan();
    setSaid({});
  };
  const pilih = (no_lot: string | null) => {
    kosongkan();
    setDipilih(no_lot);
  };
  const write = useWrite(sepuhanDocument.makes.sortir, {
    success: 'Lot disortir',
    refresh: sepuhanActs.lists,
    onProblem: (problem) => {
      const found = problem.errors.flatMap(({ path, message }) => {
        const [, index = '', name = ''] = /^baris\.(\d+)\.(\w+)$/.exec(path) ?? [];
        const key = bagian[Number(index)]?.key;
        return index === '' || !key ? [] : [{ key, name, message }];
      });
      setSaid(Object.fromEntries(found.map((one) => [`${one.key}.${one.name}`, t(one.message)])));
      const common = found.filter(({ name }) => name in sortirFields);
      const errors = common.map(({ name, message }) => ({ path: name, message }));
      return form.take(errors.length > 0 ? { errors } : problem) || found.length > 0;
    },
    after: (made) => {
      pilih(null);
      form.reset();
      sepuhanActs.print(made);
    },
  });
  const siap = parts.sisa === 0 && bagian.every(({ key }) => parts.isi(key).kelas !== null);
  const simpan = () => {
    const typed = form.check() as IsiSortir | undefined;
    if (!typed || !lot || !siap) return;
    const baris = bagian.flatMap((one) => barisOf(one, parts.isi(one.key), typed, lot));
    const { keterangan } = typed;
    void write.send({ body: { no_lot: lot.no_lot, keterangan, baris } });
  };
  const of = (name: keyof typeof sortirFields) => (
    <FieldInput
      key={name}
      of={sortirFields[name] as Field}
      {...form.bind(name)}
      {...(name === 'kode_baki' && { within: { kode_gudang: form.values.kode_gudang } })}
    />
  );
  return (
    <GatherAndDo
      note={
        lot !== undefined &&
        t('{lot} g, belum dipilah {sisa} g', {
          lot: formatGram(lot.berat),
          sisa: formatGram(parts.sisa),
        })
      }
      onClear={() => pilih(null)}
      rows
      above={
        <PilihLot
          lots={lots}
          dipilih={dipilih}
          onPilih={pilih}
          {...(lot && { onSemua: parts.semua })}
        />
      }
      list={
        lot ? (
          <>
            {bagian.map((one) => (
              <BarisSortir
                key={one.key}
                bagian={one}
                isi={parts.isi(one.key)}
                hitung={lot.qty > 0}
                onIsi={(next) => parts.set(one.key, next)}
                wrong={(name) => said[`${one.key}.${name}`]}
              />
            ))}
            {!parts.perBarang && (
              <Button look="quiet" icon={<IconPlus size={15} aria-hidden />} onClick={parts.tambah}>
                {t('Tambah bagian')}
              </Button>
            )}
          </>
        ) : (
          <EmptyBlock
            title={isPending ? t('Memuat') : t('Pilih lot yang akan disortir')}
            text={t('Lot yang belum disortir ada di daftar di atas.')}
          />
        )
      }
      form={
        <>
          {has('JUAL LAGI') && <h3 className={css.judul}>{t('Jual lagi')}</h3>}
          {has('JUAL LAGI') && LABEL.map(of)}
          {has('CUCI') && <h3 className={css.judul}>{t('Cuci')}</h3>}
          {has('CUCI') && CUCI.map(of)}
          {of('keterangan')}
        </>
      }
      act={{
        label: t('Sortir'),
        button: t('Sortir {n} bagian', { n: formatInt(bagian.length) }),
        icon: <IconFilter size={17} aria-hidden />,
        ready: lot !== undefined && siap,
        busy: write.busy,
        onSave: simpan,
      }}
      done={<SepuhanHariIni />}
    />
  );
}

type Pilih = {
  readonly lots: readonly LotRow[];
  readonly dipilih: string | null;
  readonly onPilih: (no_lot: string | null) => void;
  readonly onSemua?: (kelas: Kelas) => void;
};

/** Which lot is looked through, and one class for all of it. */
const PilihLot = ({ lots, dipilih, onPilih, onSemua }: Pilih) => (
  <div className={css.pilih}>
    <SelectInput
      label={t('Lot')}
      name="no_lot"
      width={400}
      value={dipilih}
      options={lots.map((one) => ({
        value: one.no_lot,
        label: `${one.no_lot} · ${one.kode_gudang} ${percentText(one.persen)} ${formatGram(one.berat)} g`,
      }))}
      asIs
      onChange={onPilih}
    />
    {onSemua &&
      (Object.keys(KELAS) as Kelas[]).map((kelas) => (
        <Button key={kelas} look="quiet" onClick={() => onSemua(kelas)}>
          {t('Semua {kelas}', { kelas: t(KELAS[kelas]).toLowerCase() })}
        </Button>
      ))}
  </div>
);
