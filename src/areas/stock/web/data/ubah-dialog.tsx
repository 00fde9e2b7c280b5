import { useMemo } from 'react';
import type { Field } from '#kit/contract/field.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { mark, t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { toast } from '#kit/web/feedback/toast.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { fieldsFor } from '#kit/web/grid/columns.ts';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import type { Values } from '#kit/web/write/check.ts';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import {
  barangEndpoint,
  daftarBarangEndpoint,
  keWire,
  ubahBarangEndpoint,
  type Barang,
} from '#areas/stock/contract/barang.api.ts';
import { barangFields } from '#areas/stock/contract/barang.fields.ts';
import { pesanIsi } from '#areas/stock/web/pesan-isi.ts';
import css from '#areas/stock/web/data/data-barang.module.css';

/** Gold weight follows from the two others; it is shown, never typed here. */
const { berat_asli: _, ...ISIAN } = barangFields;
const BAGIAN: Readonly<Record<string, string>> = {
  nama_barang: mark('Barang'),
  berat: mark('Berat'),
  kategori_harga: mark('Harga'),
  kode_intern: mark('Lain'),
};
const LEBAR = ['nama_barang', 'deskripsi'];

type Props = { barang: Barang; onClose: () => void };

/** Changes what a piece is. Only what was changed is sent; the server asks a superior where it must. */
export function UbahDialog({ barang, onClose }: Props) {
  const person = usePerson();
  const fields = useMemo(() => fieldsFor(ISIAN, person), [person]);
  const start = { ...barang, ongkos: barang.ongkos_sendiri } as Values;
  const form = useFields(fields, { start: pick(start, fields), also: pesanIsi });
  const write = useWrite(ubahBarangEndpoint, {
    success: 'Data barang berhasil diubah',
    failure: 'Gagal mengubah data barang',
    refresh: [barangEndpoint, daftarBarangEndpoint],
    after: onClose,
    onProblem: form.take,
  });
  const save = () => {
    const values = form.check();
    if (!values) return;
    const beda = Object.fromEntries(
      Object.entries(values).filter(([name, value]) => (value ?? null) !== (start[name] ?? null)),
    );
    if (Object.keys(beda).length === 0) return toast.info(t('Tidak Ada Data Yang Diubah'));
    void write.send({ params: { kode_barcode: barang.kode_barcode }, body: keWire(ISIAN, beda) });
  };
  return (
    <DialogFrame
      title={t('Ubah {kode}', { kode: barang.kode_barcode })}
      width={760}
      onClose={write.busy ? undefined : onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={write.busy}>
            {t('Batal')}
          </Button>
          <Button look="primary" shortcut="Ctrl Enter" busy={write.busy} onClick={save}>
            {t('Simpan')}
          </Button>
        </>
      }
    >
      <FormFrame onSave={save} className={css.dialog}>
        {Object.entries(fields).map(([name, of], at) => (
          <Isian
            key={name}
            name={name}
            of={of}
            judul={BAGIAN[name]}
            autoFocus={at === 0}
            bind={form.bind(name)}
            busy={write.busy}
          />
        ))}
      </FormFrame>
    </DialogFrame>
  );
}

const pick = (values: Values, fields: Readonly<Record<string, Field>>): Values =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, values[name] ?? null]));

type IsianProps = {
  name: string;
  of: Field;
  judul?: string;
  autoFocus: boolean;
  busy: boolean;
  bind: ReturnType<ReturnType<typeof useFields>['bind']>;
};

const Isian = ({ name, of, judul, autoFocus, busy, bind }: IsianProps) => (
  <>
    {judul && <h3 className={css.judul}>{t(judul)}</h3>}
    <div data-wide={LEBAR.includes(name) || undefined}>
      <FieldInput of={of} {...bind} autoFocus={autoFocus} disabled={busy} />
    </div>
  </>
);
