import { readParam } from '#areas/toko/contract/read-param.ts';
import { IconTableImport } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { optional, ref, type Field } from '#kit/contract/field.ts';
import { usePage } from '#kit/web/api/query.ts';
import { keysAfter } from '#kit/web/base/key-router.ts';
import { usePerson, type Person } from '#kit/web/base/person.tsx';
import { mark, t } from '#kit/web/base/text.ts';
import { usePref } from '#kit/web/base/use-pref.ts';
import { ofShop } from '#kit/web/base/working-shop.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { fieldsFor } from '#kit/web/grid/columns.ts';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { focusField, focusSoon } from '#kit/web/write/focus.ts';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import type { Values } from '#kit/web/write/check.ts';
import { useFields, type FieldsForm } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { jenisMaster } from '#areas/barang/contract/jenis.master.ts';
import { supplierBarangMaster } from '#areas/barang/contract/supplier-barang.master.ts';
import {
  daftarBarangEndpoint,
  keWire,
  tambahBarangEndpoint,
  type Barang,
  type Gambar,
} from '#areas/stock/contract/barang.api.ts';
import { barangBaruFields, berlianFields } from '#areas/stock/contract/barang.fields.ts';
import { hitungBeratLabel } from '#areas/stock/rules/barang.ts';
import { BaruDitambah } from '#areas/stock/web/tambah/baru-ditambah.tsx';
import { BerlianSlot } from '#areas/stock/web/tambah/berlian-slot.tsx';
import { FotoSlot } from '#areas/stock/web/tambah/foto-slot.tsx';
import { HargaStrip } from '#areas/stock/web/tambah/harga-strip.tsx';
import { useHarga, type IsiForm } from '#areas/stock/web/tambah/use-harga.ts';
import { pesanCara, pesanIsi, pesanPasangan } from '#areas/stock/web/pesan-isi.ts';
import { usePasangan } from '#areas/stock/web/use-pasangan.ts';
import css from '#areas/stock/web/tambah/tambah.module.css';
import { stockParam } from '#areas/stock/contract/stock.parameter.ts';
import { barangModul } from '#areas/barang/contract/barang.modul.ts';

type Nama = keyof typeof barangBaruFields;

/** The form from top to bottom, in the order in which a piece is looked at. */
const BAGIAN: readonly (readonly [string, readonly Nama[]])[] = [
  [
    mark('Barang'),
    ['nama_barang', 'kode_kategori', 'kode_dept', 'kode_group', 'kode_kadar', 'size'],
  ],
  [
    mark('Berat dan tempat'),
    ['berat', 'berat_atribut', 'berat_label', 'kode_gudang', 'kode_baki', 'atribut'],
  ],
  [
    mark('Harga'),
    ['ongkos', 'harga_jual', 'harga_atribut', 'kategori_harga', 'kode_bandrol', 'harga_modal'],
  ],
  [
    mark('Lain'),
    [
      'kode_supplier',
      'dokumen_perolehan',
      'kode_intern',
      'kondisi',
      'tgl_terima',
      'kadar',
      'tag_id',
      'deskripsi',
    ],
  ],
];
/** The next piece is most often of the same kind: only what is the piece's own is emptied. */
const TETAP: readonly Nama[] = [
  'kode_kategori',
  'kode_dept',
  'kode_group',
  'kode_kadar',
  'kode_gudang',
  'kode_baki',
  'kode_supplier',
  'dokumen_perolehan',
  'kategori_harga',
  'berat_label',
];

/** One piece after the other into stock, without the mouse: Enter goes on, Ctrl+Enter saves. */
export default function TambahDataBarangScreen() {
  const person = usePerson();
  const navigate = useNavigate();
  const [terakhir, setTerakhir] = usePref<Values>(ofShop(`tambah-barang.${person.user_id}`), {});
  const [foto, setFoto] = useState<readonly Gambar[]>([]);
  const [batu, setBatu] = useState<readonly Values[]>([]);
  const [baru, setBaru] = useState<readonly Barang[]>([]);
  const fields = useMemo(() => tampak(person), [person]);
  const awal = {
    berat_label: hitungBeratLabel(
      readParam(person.told, stockParam.BERAT_LABEL_DEFAULT),
      readParam(person.told, stockParam.BERAT_PLASTIK_DEFAULT),
    ),
    tgl_terima: person.tgl_system,
    ...terakhir,
  };
  const pasangan = usePasangan();
  const hitung = useHarga();
  const form = useFields(fields, {
    start: awal,
    also: (values) => ({
      ...pesanPasangan(values, pasangan),
      ...pesanCara(values, hitung.cara(values as IsiForm).cara),
      ...pesanIsi(values),
    }),
  });
  const simpan = useWrite(tambahBarangEndpoint, {
    failure: 'Gagal menambahkan data barang',
    refresh: [daftarBarangEndpoint],
    onProblem: form.take,
  });
  useEffect(() => focusField('nama_barang'), []);
  const isi = form.values as IsiForm;
  const berbatu = useBerbatu(isi.kode_dept);
  // A label that was chosen brings its own weight (D-33.4).
  const isikan = (name: Nama, value: unknown) => {
    form.set(name, value);
    const { berat_label } = hitung.cara({ ...isi, [name]: value });
    if (name === 'kode_bandrol' && berat_label !== null) form.set('berat_label', berat_label);
  };

  const save = async () => {
    const values = form.check();
    if (!values) return;
    const done = await keysAfter(
      simpan.send({
        body: {
          ...keWire(barangBaruFields, values),
          gambar: foto.map(({ gambar_path }) => ({ gambar_path })),
          ...(berbatu ? { berlian: batu.map((one) => keWire(berlianFields, one)) } : {}),
        },
      }),
    );
    if (!done) return;
    toast.success(t('{kode} masuk stock', { kode: done.data.kode_barcode }));
    const tetap = Object.fromEntries(TETAP.map((name) => [name, values[name] ?? null]));
    setTerakhir(tetap);
    setBaru([done.data, ...baru]);
    setFoto([]);
    setBatu([]);
    form.reset({ ...tetap, tgl_terima: person.tgl_system });
    // The fields were shut while it was saved.
    focusSoon('nama_barang');
  };

  return (
    <Screen>
      <ScreenHead
        acts={
          <Button
            look="quiet"
            icon={<IconTableImport size={16} stroke={1.7} aria-hidden />}
            onClick={() => void navigate({ to: '/tambah-barang-banyak' })}
          >
            {t('Tambah banyak')}
          </Button>
        }
      />
      <div className={css.tambah}>
        <FormFrame onSave={() => void save()} className={css.form} label={t('Tambah Data Barang')}>
          <div className={css.isi}>
            <FotoSlot foto={foto} onChange={setFoto} />
            <div className={css.bagian}>
              {BAGIAN.map(([judul, names]) => (
                <Bagian
                  key={judul}
                  judul={judul}
                  names={names}
                  fields={fields}
                  form={form}
                  bandrol={hitung.cara(isi).cara === 'BANDROL'}
                  isikan={isikan}
                  busy={simpan.busy}
                />
              ))}
              {berbatu && <BerlianSlot batu={batu} onChange={setBatu} />}
            </div>
          </div>
          <HargaStrip isi={isi} harga={hitung.harga(isi)} />
          <footer className={css.kaki}>
            <span>
              {t('Enter ke isian berikutnya. Jenis, kadar dan baki tetap untuk barang berikutnya.')}
            </span>
            <Button onClick={() => form.reset({ ...awal })} disabled={simpan.busy || !form.changed}>
              {t('Kosongkan')}
            </Button>
            <Button
              look="primary"
              shortcut="Ctrl Enter"
              busy={simpan.busy}
              onClick={() => void save()}
              data-submit
            >
              {t('Simpan barang')}
            </Button>
          </footer>
        </FormFrame>
        <BaruDitambah barang={baru} />
      </div>
    </Screen>
  );
}

/** Stones are asked for in a jenis of berlian, while their module is on (D-23.1). */
function useBerbatu(kode_dept: unknown): boolean {
  const on = usePerson().moduls.has(barangModul.BERLIAN_MODULE.key);
  const query = { limit: 1000 };
  const jenis = usePage(jenisMaster.endpoints.list, { query, staleTime: 60_000, enabled: on });
  return on && jenis.data?.data.find((one) => one.kode_dept === kode_dept)?.berlian === true;
}

/** Cost is typed by the person who takes the goods in, also by one who does not see it later (D-3.5). */
function tampak(person: Person): typeof barangBaruFields {
  const { berat_asli: _, harga_modal, ...fields } = barangBaruFields;
  const kode_supplier = person.moduls.has(barangModul.SUPPLIER_BARANG_MODULE.key)
    ? SUPPLIER
    : fields.kode_supplier;
  const shown = fieldsFor({ ...fields, kode_supplier }, person);
  return { ...shown, harga_modal } as typeof barangBaruFields;
}

/** While its module is on a supplier is chosen from its master (D-33.11). */
const SUPPLIER = optional(ref('Supplier', supplierBarangMaster, 'nama'));

type BagianProps = {
  judul: string;
  names: readonly Nama[];
  fields: typeof barangBaruFields;
  form: FieldsForm;
  bandrol: boolean;
  isikan: (name: Nama, value: unknown) => void;
  busy: boolean;
};

function Bagian({ judul, names, fields, form, bandrol, isikan, busy }: BagianProps) {
  const { active_date } = usePerson();
  const isian = names
    .filter((name) => name in fields && (name !== 'kode_bandrol' || bandrol))
    .map((name) => (
      <div key={name} data-wide={LEBAR.includes(name) || undefined}>
        <FieldInput
          of={fields[name] as Field}
          {...form.bind(name)}
          onChange={(value) => isikan(name, value)}
          disabled={busy}
          readOnly={name === 'tgl_terima' && active_date}
        />
      </div>
    ));
  if (judul !== LAIN)
    return (
      <fieldset className={css.kelompok}>
        <legend>{t(judul)}</legend>
        {isian}
      </fieldset>
    );
  const salah = names.some((name) => form.errors[name]);
  return (
    <details className={css.lain} open={salah || undefined}>
      <summary>{t('Isian lain')}</summary>
      <div className={css.kelompok}>{isian}</div>
    </details>
  );
}
/** Seldom said, and closed: Enter passes by. */
const LAIN = 'Lain';
const LEBAR: readonly Nama[] = ['nama_barang', 'deskripsi'];
