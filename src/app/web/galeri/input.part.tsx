import { useState } from 'react';
import {
  choice,
  day,
  gram,
  int,
  kode,
  longText,
  optional,
  persen,
  rupiah,
  secret,
  text,
  yesNo,
  type Field,
} from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { MonthInput, YearInput } from '#kit/web/input/day-input.tsx';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { DateRangeBar } from '#kit/web/report/date-range-bar.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { toast } from '#kit/web/feedback/toast.ts';
import type { Hari } from '#kit/rules/hari.ts';
import { phone, refs } from '#kit/contract/field-more.ts';
import { salesMaster } from '#areas/toko/contract/sales.master.ts';
import css from '#app/web/galeri/galeri.module.css';

const FIELDS: Record<string, Field<never> | Field<unknown>> = {
  kode_sales: kode('Kode Sales'),
  nama: text('Nama'),
  harga: rupiah('Harga per Gram'),
  berat: gram('Berat'),
  bunga: persen('Bunga'),
  kadar: kadarPersen('Kadar'),
  qty: int('Qty', { min: 1 }),
  hp: phone('No HP'),
  akun: kode('Nomor Akun', 20, 'digitsAndMinus'),
  nota: text('Label Nota', { max: 20, typed: 'digitsSlashDotK' }),
  tgl: day('Tanggal'),
  bayar: choice('Pembayaran', ['CASH', 'DEBET', 'CREDIT', 'TRANSFER']),
  sales: refs('Sales', salesMaster, 'nama'),
  aktif: yesNo('Aktif'),
  sandi: secret('Password'),
  keterangan: optional(longText('Keterangan')),
};

const FILLED = {
  kode_sales: 'S01',
  nama: 'Dewi',
  harga: 1_234_567,
  berat: 5125,
  bunga: 175,
  kadar: 7500,
  qty: 1200,
  hp: '0812 3456 7890',
  akun: '1-100',
  nota: '18K/750',
  tgl: '2026-11-20',
  bayar: 'CASH',
  sales: ['S01', 'SL01'],
  aktif: true,
  sandi: 'rahasia',
};

export default function InputPart() {
  return (
    <div className={css.columns}>
      <Column title="Kosong dan salah" />
      <Column title="Terisi" start={FILLED} />
      <Column title="Hanya baca" start={FILLED} readOnly />
      <Periods />
    </div>
  );
}

function Column({
  title,
  start,
  readOnly,
}: {
  title: string;
  start?: Record<string, unknown>;
  readOnly?: boolean;
}) {
  const form = useFields(FIELDS, { start });
  const save = () => {
    if (form.check()) toast.success('Berhasil Menyimpan Data');
  };
  return (
    <FormFrame onSave={save} className={css.form} label={title}>
      <h2>{title}</h2>
      {Object.entries(FIELDS).map(([name, of]) => (
        <FieldInput key={name} of={of as Field} {...form.bind(name)} readOnly={readOnly} />
      ))}
      <Button look="primary" onClick={save} data-submit>
        Simpan
      </Button>
    </FormFrame>
  );
}

function Periods() {
  const [month, setMonth] = useState<Hari | null>(null);
  const [year, setYear] = useState<Hari | null>(null);
  return (
    <div className={css.form}>
      <h2>Bulan, tahun, rentang</h2>
      <MonthInput label="Bulan" value={month} onChange={setMonth} />
      <YearInput label="Tahun" value={year} onChange={setYear} />
      <DateRangeBar onSearch={({ from, to }) => toast.info(`${from} s/d ${to}`)} oneMonth />
      <DateRangeBar onSearch={() => {}} searching single />
    </div>
  );
}
