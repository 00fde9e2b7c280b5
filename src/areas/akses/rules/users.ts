import { gather, refusals, type Refusal } from '#kit/rules/refusal.ts';
import { setidaknya, type Level } from '#areas/toko/rules/level.ts';

export type Pelaku = { readonly user_id: string; readonly level: Level };
export type DataUser = {
  readonly user_id: string;
  readonly usere_name: string;
  readonly level: Level;
  readonly kode_sales: string | null;
  readonly is_active: boolean;
  /** Of an account of the vendor's support: when its grant ends. */
  readonly aktif_sampai?: string | null;
};

const TIDAK = refusals({
  LEVEL_DI_ATAS: { field: 'level', message: 'Level Tidak Boleh Di Atas Level Anda' },
  USER_DI_ATAS: { message: 'User Ini Di Atas Level Anda' },
  USER_SENDIRI: { message: 'Level Dan Status User Sendiri Tidak Dapat Diubah' },
  OWNER_TERAKHIR: { message: 'Toko Harus Mempunyai Satu Owner Yang Aktif' },
  SANDI_SENDIRI: { message: 'Password Sendiri Diubah Lewat Ganti Password' },
});

/**
 * No person lifts a user above the own level, nor changes a user of a higher level (1§2, D-27.2), but that an owner
 * ends the support's grant.
 */
export function periksaUser(
  oleh: Pelaku,
  sebelum: DataUser | undefined,
  sesudah: DataUser,
  ownerLain: number,
): Refusal[] {
  const sendiri = sebelum?.user_id === oleh.user_id;
  const berubah = sebelum?.level !== sesudah.level || sebelum.is_active !== sesudah.is_active;
  const terakhir = lepasOwner(sebelum, sesudah) && ownerLain === 0;
  const atas = !akhiriDukungan(oleh, sebelum, sesudah);
  return gather(
    [atas && sebelum !== undefined && !setidaknya(oleh.level, sebelum.level), TIDAK.USER_DI_ATAS],
    [
      (atas && !setidaknya(oleh.level, sesudah.level)) || becomesVendor(sebelum, sesudah),
      TIDAK.LEVEL_DI_ATAS,
    ],
    [sendiri && berubah, TIDAK.USER_SENDIRI],
    [terakhir, TIDAK.OWNER_TERAKHIR],
  );
}

/** SU and DEV come by a grant with an end alone (decision 1242): no screen makes them, also none of theirs. */
const becomesVendor = (sebelum: DataUser | undefined, sesudah: DataUser): boolean =>
  (sesudah.level === 'SU' || sesudah.level === 'DEV') && sebelum?.level !== sesudah.level;

/** An owner sends the support away at any time, though it is above him; he changes nothing else of it. */
const akhiriDukungan = (oleh: Pelaku, sebelum: DataUser | undefined, sesudah: DataUser): boolean =>
  oleh.level === 'OWN' &&
  sebelum?.aktif_sampai != null &&
  !sesudah.is_active &&
  sesudah.level === sebelum.level &&
  sesudah.usere_name === sebelum.usere_name &&
  sesudah.kode_sales === sebelum.kode_sales;

const isOwner = (user: DataUser | undefined): boolean => user?.level === 'OWN' && user.is_active;

/** Whether an owner stops being one. */
export const lepasOwner = (sebelum: DataUser | undefined, sesudah: DataUser): boolean =>
  isOwner(sebelum) && !isOwner(sesudah);

/** Whether a person becomes an owner, who answers the others: new, raised, or brought back. */
export const jadiOwner = (sebelum: DataUser | undefined, sesudah: DataUser): boolean =>
  !isOwner(sebelum) && isOwner(sesudah);

/** Passwords and sessions of others: never of those above; the own password has its own screen. */
export const periksaSandiLain = (oleh: Pelaku, user: DataUser): Refusal[] =>
  gather(
    [!setidaknya(oleh.level, user.level), TIDAK.USER_DI_ATAS],
    [oleh.user_id === user.user_id, TIDAK.SANDI_SENDIRI],
  );

/** Whose session one may see and end: the own level and below; a supervisor the cashiers' (D-3.4). */
export const bisaAkhiriSesi = (oleh: Level, user: Level): boolean =>
  oleh === 'SPV' ? user === 'KASIR' : setidaknya(oleh, user);

export const periksaSesiLain = (oleh: Pelaku, user: DataUser): Refusal[] =>
  gather([!bisaAkhiriSesi(oleh.level, user.level), TIDAK.USER_DI_ATAS]);

/**
 * A name gives no right; a new user, a level and access do, and need approval (HAK_AKSES): of an owner, where the
 * vendor's support acts. So does a sales code that is replaced or taken away: its telephone says who is one person
 * (decision 1293).
 */
export const bisaTanpaOtorisasi = (
  oleh: Pelaku,
  sebelum: DataUser | undefined,
  sesudah: DataUser,
): boolean =>
  oleh.level === 'OWN' ||
  (sebelum?.level === sesudah.level &&
    sebelum.is_active === sesudah.is_active &&
    (sebelum.kode_sales === null || sebelum.kode_sales === sesudah.kode_sales));
