import { useEffect, useState } from 'react';
import { call } from '#kit/web/api/client.ts';
import { isProblem } from '#kit/web/api/problem.ts';
import { useBell } from '#kit/web/api/socket.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { beep } from '#kit/web/counter/sound.ts';
import { readKode } from '#areas/buku/rules/kode.ts';
import type { Dikenal } from '#areas/customer/web/cari-customer.tsx';
import { kenaliKartu } from '#areas/customer/web/kenali.ts';
import { TIDAK_JUAL } from '#areas/penjualan/rules/periksa-penjualan.ts';
import type { Barang } from '#areas/stock/contract/barang.api.ts';
import {
  ambilKeranjangEndpoint,
  lepasKeranjangEndpoint,
} from '#areas/stock/contract/keranjang.api.ts';
import { stockParam } from '#areas/stock/contract/stock.parameter.ts';
import { readParam } from '#areas/toko/contract/read-param.ts';
import { kataPublik } from '#areas/toko/rules/kata-publik.ts';

type Said = { readonly text: string; readonly tone: 'good' | 'bad' };
type Piece = { readonly barang: Barang };

/** A form that pieces are scanned onto. */
type Form<P extends Piece> = {
  readonly pieces: () => readonly P[];
  readonly putPieces: (change: (old: readonly P[]) => readonly P[]) => void;
  /** A piece as it comes on the form, and what is said of it. */
  readonly make: (barang: Barang) => P;
  readonly taken: (kode: string) => string;
  /** Whose card was scanned. */
  readonly pick: (one: Dikenal) => void;
};

/** The code of a card, or the QR on it. */
export const isCard = (kode: string): boolean =>
  readKode(kode) === 'customer' || kataPublik(kode) !== undefined;

const take = async (kode_barcode: string): Promise<Barang> =>
  (await call(ambilKeranjangEndpoint, { body: { kode_barcode } })).barang;

const kodeOf = ({ barang }: Piece): string => barang.kode_barcode;

/** What a scan does: a piece comes on the form and is held for this counter, a card names the customer. */
export function useBarang<P extends Piece>(form: Form<P>) {
  const { pieces, putPieces, make, taken, pick } = form;
  const [said, setSaid] = useState<Said>();
  const say = (text: string, tone: Said['tone']) => {
    setSaid({ text, tone });
    beep(tone === 'good' ? 'found' : 'missing');
  };
  const card = async (kode: string) => {
    const known = await kenaliKartu(kode);
    if (!known) return say(t('{kode} tidak dikenal', { kode }), 'bad');
    pick(known);
    say(t('{nama} dikenali', { nama: known.nama }), 'good');
  };
  const lies = (list: readonly P[], kode: string) => list.some((one) => kodeOf(one) === kode);
  const scan = async (kode: string) => {
    if (lies(pieces(), kode)) return say(t(TIDAK_JUAL.BARANG_KEMBAR.message), 'bad');
    try {
      if (isCard(kode)) return await card(kode);
      const barang = await take(kode);
      putPieces((old) => (lies(old, barang.kode_barcode) ? old : [...old, make(barang)]));
      say(taken(barang.kode_barcode), 'good');
    } catch (error) {
      if (!isProblem(error)) throw error;
      say(t(error.message), 'bad');
    }
  };
  const drop = (kode_barcode: string) => {
    putPieces((old) => old.filter((one) => kodeOf(one) !== kode_barcode));
    void call(lepasKeranjangEndpoint, { params: { kode_barcode } }).catch(() => {});
  };
  useHeld(form);
  return { said, scan, drop };
}

/** Keeps the locks while the form lies here, and the prices that came meanwhile. */
function useHeld<P extends Piece>({ pieces, putPieces }: Form<P>): void {
  const menit = readParam(usePerson().told, stockParam.BASKET_LOCK_MINUTES);
  const renew = async () => {
    for (const kode of pieces().map(kodeOf)) {
      const barang = await take(kode).catch(() => undefined);
      if (!barang) continue;
      putPieces((old) => old.map((one) => (kodeOf(one) === kode ? { ...one, barang } : one)));
    }
  };
  useEffect(() => {
    void renew();
    const timer = setInterval(() => void renew(), menit * 30_000);
    return () => clearInterval(timer);
    // The form's own functions stay the same ones.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [menit]);
  useBell('harga', () => void renew());
}
