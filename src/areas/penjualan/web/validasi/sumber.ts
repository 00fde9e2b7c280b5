import type { ComponentType } from 'react';
import type { Hari } from '#kit/rules/hari.ts';
import type { Miligram, Rupiah } from '#kit/rules/quantity.ts';

/** A document that waits for its money, whatever its kind. */
export type Menunggu = {
  jenis: string;
  no: string;
  input_date: string;
  nama_customer: string;
  kode_sales: string;
  input_by: string;
  qty: number;
  berat: Miligram;
  nilai: Rupiah;
};

type Dokumen = ComponentType<{ no: string }>;
type Terima = ComponentType<{ no: string; onDone: () => void }>;

/** One kind of documents in the list: where they are read, how one looks, how its money is taken. */
export type Sumber = {
  readonly jenis: string;
  readonly baca: (hari: Hari) => Promise<Menunggu[]>;
  readonly Isi: Dokumen;
  readonly Terima: Terima;
};

const semua: (() => Promise<Sumber>)[] = [];

/** Called in an area's `.lends.ts`: its OPEN documents join the one list (D-28.1). */
export const registerSumber = (load: () => Promise<Sumber>): void => void semua.push(load);
export const bacaSumber = (): Promise<Sumber[]> => Promise.all(semua.map((load) => load()));
