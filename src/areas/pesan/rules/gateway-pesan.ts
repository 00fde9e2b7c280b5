import { gather, refusals, type Refusal } from '#kit/rules/refusal.ts';

type Isi = {
  readonly jenis: 'TIDAK' | 'WABLAS' | 'CLOUD' | 'BERKAS';
  readonly alamat: string;
  readonly pengirim: string;
};

const TIDAK = refusals({
  ALAMAT_KOSONG: { field: 'alamat', message: 'Alamat Gateway Tidak Boleh Kosong' },
  ALAMAT_SALAH: {
    field: 'alamat',
    message: 'Alamat Gateway Harus https:// Dengan Nama Server, Atau Yang Diizinkan Server Ini',
  },
  PENGIRIM_SALAH: { field: 'pengirim', message: 'Phone Number ID Hanya Boleh Angka' },
  TOKEN_KOSONG: { field: 'token', message: 'Token Tidak Boleh Kosong' },
});

/** A public name on the ordinary port: no number, no neighbour, no name and password in it. */
const UMUM = /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?:\/[\w./-]*)?$/i;
const DI_RUMAH = /\.(?:local|localhost|internal|lan|home|arpa)(?:\/|$)/i;

/**
 * Where a shop may let this server send to: anywhere public, else only to an origin that the person who runs the server
 * has named (`KILAU_GATEWAY`), so that no shop reaches what is behind it.
 */
export const bisaDipanggil = (alamat: string, diizinkan: readonly string[]): boolean =>
  (UMUM.test(alamat) && !DI_RUMAH.test(alamat)) ||
  diizinkan.some((asal) => alamat === asal || alamat.startsWith(`${asal}/`));

export function periksaGateway(
  { jenis, alamat, pengirim }: Isi,
  { adaToken, diizinkan }: { adaToken: boolean; diizinkan: readonly string[] },
): Refusal[] {
  if (jenis === 'TIDAK' || jenis === 'BERKAS') return [];
  return gather(
    [jenis === 'WABLAS' && alamat === '', TIDAK.ALAMAT_KOSONG],
    [alamat !== '' && !bisaDipanggil(alamat, diizinkan), TIDAK.ALAMAT_SALAH],
    [jenis === 'CLOUD' && !/^\d{5,30}$/.test(pengirim), TIDAK.PENGIRIM_SALAH],
    [!adaToken, TIDAK.TOKEN_KOSONG],
  );
}
