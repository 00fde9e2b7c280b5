import { IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { Field } from '#kit/contract/field.ts';
import { formatGram, formatInt } from '#kit/rules/format.ts';
import type { Miligram } from '#kit/rules/quantity.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { WeightInput } from '#kit/web/counter/weight-input.tsx';
import { Button, IconButton } from '#kit/web/frame/button.tsx';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { useFields, type FieldsForm } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { supplierBarangMaster } from '#areas/barang/contract/supplier-barang.master.ts';
import { lotFields, terimaDocument, terimaFields } from '#areas/terima/contract/terima.document.ts';
import type { BodyOf } from '#areas/dokumen/contract/document-types.ts';
import { KadarKode } from '#areas/barang/web/kadar-kode.tsx';
import { PilihPo } from '#areas/pre-order/web/pilih-po.tsx';
import { poDipilih, poTerpilih } from '#areas/pre-order/web/po-dipilih.ts';
import css from '#areas/terima/web/terima.module.css';
import { barangModul } from '#areas/barang/contract/barang.modul.ts';

type Typed = BodyOf<typeof terimaDocument.spec, 'terima'>;
type Lot = Typed['lot'][number];

const FAKTUR: readonly string[] = ['no_faktur_pajak', 'ppn_rp', 'pph22_rp'];
const RUPIAH: readonly string[] = ['ppn_rp', 'pph22_rp'];
const ISIAN = [
  'kode_gudang',
  'no_intern',
  'dokumen_perolehan',
  'no_faktur_pajak',
  'ppn_rp',
  'pph22_rp',
  'keterangan',
] as const;
/** What was typed of an invoice before the goods turned out to have none. */
const TANPA_FAKTUR = { no_faktur_pajak: null, ppn_rp: null, pph22_rp: null };

const BERAT = ['berat_bruto', 'berat_nota', 'berat'] as const;

/** A delivery: who brought it, and its lots, each with what slip and scale say. */
export function FormTerima({ onSimpan }: { onSimpan: (no: string) => void }) {
  const { moduls, lihat_modal } = usePerson();
  const kepala = useFields(terimaFields, { start: { dokumen_perolehan: 'FAKTUR_PAJAK' } });
  const lot = useFields(lotFields);
  const [lots, setLots] = useState<readonly Lot[]>([]);
  const write = useWrite(terimaDocument.makes.terima, {
    success: 'Penerimaan barang disimpan',
    refresh: [terimaDocument.list],
    onProblem: kepala.take,
    after: ({ no_terima }) => onSimpan(no_terima),
  });
  const tambah = () => {
    const values = lot.check() as Lot | undefined;
    if (!values) return;
    setLots([...lots, values]);
    lot.reset({ kode_dept: values.kode_dept, kode_group: values.kode_group });
  };
  const berfaktur = kepala.values.dokumen_perolehan === 'FAKTUR_PAJAK';
  const simpan = () => {
    const head = kepala.check() as Omit<Typed, 'lot'> | undefined;
    if (!head || lots.length === 0) return;
    void write.send({ body: { ...head, ...(berfaktur ? {} : TANPA_FAKTUR), lot: [...lots] } });
  };
  useHotkey('F9', simpan);
  const supplier = moduls.has(barangModul.SUPPLIER_BARANG_MODULE.key)
    ? PEMASOK
    : terimaFields.kode_supplier;
  return (
    <>
      <div className={css.kepala}>
        <FieldInput of={supplier as Field} {...kepala.bind('kode_supplier')} />
        {ISIAN.filter((name) => lihat_modal || !RUPIAH.includes(name))
          .filter((name) => berfaktur || !FAKTUR.includes(name))
          .map((name) => (
            <FieldInput key={name} of={terimaFields[name] as Field} {...kepala.bind(name)} />
          ))}
      </div>
      <h3>{t('Barang per kadar')}</h3>
      {lots.map((one, index) => (
        <RingkasLot
          key={index}
          lot={one}
          onBuang={() => setLots(lots.filter((_, at) => at !== index))}
        />
      ))}
      <div className={css.lot}>
        <IsianLot form={lot} lihatModal={lihat_modal} />
        <Button icon={<IconPlus size={16} aria-hidden />} onClick={tambah}>
          {t('Tambah baris')}
        </Button>
      </div>
      <div className={css.tombol}>
        <Button
          look="primary"
          size="lg"
          busy={write.busy}
          disabled={lots.length === 0}
          onClick={simpan}
          shortcut="F9"
        >
          {t('Simpan {n} baris', { n: formatInt(lots.length) })}
        </Button>
      </div>
    </>
  );
}

/** With the supplier module a delivery names a supplier of the master. */
const PEMASOK = {
  ...terimaFields.kode_supplier,
  kind: 'ref' as const,
  source: {
    call: supplierBarangMaster.api.list,
    value: 'kode_supplier',
    show: 'nama',
    table: 'supplier_barang',
  },
};

function IsianLot({ form, lihatModal }: { form: FieldsForm; lihatModal: boolean }) {
  return (
    <>
      {(['kode_dept', 'kode_group', 'kode_kadar', 'qty'] as const).map((name) => (
        <FieldInput key={name} of={lotFields[name] as Field} {...form.bind(name)} />
      ))}
      {BERAT.map((name) => (
        <WeightInput
          key={name}
          {...form.bind(name)}
          value={form.values[name] as Miligram | null}
          label={t(lotFields[name].label)}
        />
      ))}
      {lihatModal && <FieldInput of={lotFields.modal as Field} {...form.bind('modal')} />}
      <PilihPo
        kode_dept={form.values.kode_dept as string | null}
        name="no_po"
        value={poTerpilih(form.values as Partial<Lot>)}
        onChange={(po) =>
          Object.entries(poDipilih(po)).forEach(([name, value]) => form.set(name, value))
        }
        error={form.errors.no_po}
      />
    </>
  );
}

const RingkasLot = ({ lot, onBuang }: { lot: Lot; onBuang: () => void }) => (
  <div className={css.baris}>
    <span>
      <b>
        <KadarKode kode={lot.kode_kadar} /> · {lot.kode_group} · {lot.kode_dept}
      </b>
      <small>
        {t('{n} barang, {berat} g', {
          n: formatInt(lot.qty),
          berat: formatGram(lot.berat),
        })}
        {lot.no_po && ` · ${lot.no_po}`}
      </small>
    </span>
    <IconButton size={28} label={t('Hapus baris')} onClick={onBuang}>
      <IconX size={16} aria-hidden />
    </IconButton>
  </div>
);
