import { IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { Field } from '#kit/contract/field.ts';
import { formatGram, formatInt, formatRupiah } from '#kit/rules/format.ts';
import { t } from '#kit/web/base/text.ts';
import { Button, IconButton } from '#kit/web/frame/button.tsx';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { FotoSatu } from '#areas/stock/web/foto-satu.tsx';
import type { BodyOf } from '#areas/dokumen/contract/document-types.ts';
import { masukFields } from '#areas/berlian/contract/berlian.fields.ts';
import {
  kepalaTerima,
  terimaBerlianDocument,
} from '#areas/berlian/contract/terima-berlian.document.ts';
import { terimaBerlianActs } from '#areas/berlian/web/acts-berlian.ts';
import css from '#areas/berlian/web/berlian.module.css';

type Typed = BodyOf<typeof terimaBerlianDocument.spec, 'terima'>;
type Batu = Typed['barang'][number];
type Kepala = Omit<Typed, 'barang'>;

/** A certificate is photographed in the row of its stone. */
const { foto: _f, ...DIKETIK } = masukFields;

/** A jenis that is no stone is not offered. */
const BERLIAN = { berlian: true };

/** Stones typed one after the other, of one supplier; what the next one shares with the last stays. */
export function FormTerima() {
  const kepala = useFields(kepalaTerima, { start: { konsinyasi: false } });
  const form = useFields(DIKETIK, { start: { butir: 1 } });
  const [rows, setRows] = useState<readonly Batu[]>([]);
  const write = useWrite(terimaBerlianDocument.makes.terima, {
    success: 'Berlian diterima',
    refresh: terimaBerlianActs.lists,
    onProblem: kepala.take,
    after: (made) => {
      setRows([]);
      kepala.reset({ konsinyasi: false });
      form.reset({ butir: 1 });
      terimaBerlianActs.print(made);
    },
  });
  const add = () => {
    const values = form.check() as Omit<Batu, 'foto'> | undefined;
    if (!values) return;
    const { kode_dept, shape, color, clarity, lembaga } = values;
    setRows([...rows, { ...values, foto: null }]);
    form.reset({ butir: 1, kode_dept, shape, color, clarity, lembaga });
  };
  const save = () => {
    const head = kepala.check() as Kepala | undefined;
    if (head && rows.length > 0 && !write.busy)
      void write.send({ body: { ...head, barang: [...rows] } });
  };
  return (
    <FormFrame onSave={save} className={css.form} label={t('Terima berlian')}>
      {Object.entries(kepalaTerima).map(([name, of]) => (
        <FieldInput
          key={name}
          of={of as Field}
          {...kepala.bind(name)}
          autoFocus={name === 'kode_supplier'}
        />
      ))}
      {rows.map((one, index) => (
        <div key={index} className={css.baris}>
          <span>
            <b>
              {one.kode_dept} {formatGram(one.carat)} ct
            </b>
            <small>{teksBaris(one)}</small>
          </span>
          {one.no_sertifikat !== null && (
            <FotoSatu
              nama={`${one.lembaga ?? ''} ${one.no_sertifikat}`}
              foto={one.foto}
              wrong={kepala.errors[`barang.${index}.foto`]}
              onFoto={(foto) =>
                setRows(rows.map((row, at) => (at === index ? { ...row, foto } : row)))
              }
            />
          )}
          <IconButton
            size={28}
            label={t('Hapus baris')}
            onClick={() => setRows(rows.filter((_, at) => at !== index))}
          >
            <IconX size={16} aria-hidden />
          </IconButton>
        </div>
      ))}
      <div className={css.pair}>
        {Object.entries(DIKETIK).map(([name, of]) => (
          <FieldInput
            key={name}
            of={of as Field}
            {...form.bind(name)}
            within={name === 'kode_dept' ? BERLIAN : undefined}
          />
        ))}
      </div>
      <Button icon={<IconPlus size={16} aria-hidden />} onClick={add}>
        {t('Tambah berlian')}
      </Button>
      <Button
        look="primary"
        size="lg"
        busy={write.busy}
        disabled={rows.length === 0}
        onClick={save}
        data-submit
        shortcut="Ctrl Enter"
      >
        {t('Simpan {n} baris', { n: formatInt(rows.length) })}
      </Button>
    </FormFrame>
  );
}

const teksBaris = (one: Batu): string =>
  [
    ...(one.butir > 1 ? [t('{n} butir', { n: formatInt(one.butir) })] : []),
    one.shape,
    one.color,
    one.clarity,
    [one.lembaga, one.no_sertifikat].filter(Boolean).join(' '),
    formatRupiah(one.harga_modal),
  ]
    .filter(Boolean)
    .join(', ');
