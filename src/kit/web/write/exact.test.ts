import { expect, test } from 'vitest';
import type { Exact } from '#kit/web/write/exact.ts';

type Penjual = { readonly nama: string | null; readonly no_ktp: string | null };
type Body = {
  readonly customer: Penjual | null;
  readonly barang: readonly { readonly berat: number }[];
  readonly keterangan?: string | undefined;
};
/** As `send` of a form takes it; the compiler is what is tried here. */
const kirim = <S extends Body>(body: S & Exact<Body, S>): string[] => Object.keys(body);

const pembeli = { nama: 'Ibu Sari', no_ktp: null, setuju_promo: true };
const lebih = { kasir: 'ksr.kj1' };
const gelang = { berat: 3250, kode_barcode: 'X' };

test('a form that sends a name which its contract does not know does not compile, at any depth', () => {
  const { setuju_promo: _, ...penjual } = pembeli;
  expect(kirim({ customer: penjual, barang: [{ berat: 3250 }] })).toHaveLength(2);
  expect(kirim({ customer: null, barang: [], keterangan: 'Rusak' })).toHaveLength(3);
  // @ts-expect-error the consent of the buyer is no field of a seller
  kirim({ customer: { ...pembeli }, barang: [] });
  // @ts-expect-error a piece that is bought has no barcode here
  kirim({ customer: penjual, barang: [gelang] });
  // @ts-expect-error no field of the document
  kirim({ customer: null, barang: [], ...lebih });
});
