import { usePref } from '#kit/web/base/use-pref.ts';
import { hari } from '#kit/rules/hari.ts';
import { LOCKED_CODE } from '#kit/web/api/activity.ts';
import { call } from '#kit/web/api/client.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { isProblem } from '#kit/web/api/problem.ts';
import { queryClient } from '#kit/web/api/query-client.ts';
import { useRead } from '#kit/web/api/query.ts';
import { setLoginFlag } from '#kit/web/api/session.ts';
import { setZona } from '#kit/web/base/instant.ts';
import type { Person } from '#kit/web/base/person.tsx';
import { writePref } from '#kit/web/base/prefs.ts';
import { isShopOfOther, leaveShop, ofShop, workingShop } from '#kit/web/base/working-shop.ts';
import { meEndpoint, type Sesi } from '#areas/akses/contract/sesi.api.ts';
import { isOpenTo } from '#areas/akses/web/is-open-to.ts';
import { KEY } from '#areas/akses/web/sesi-habis.ts';

/** A mark for the log-in screen: the password was just changed, so that it asks for the new one. */
export const MASUK_LAGI = 'masuk-lagi';

/** What the server told of person, shop and day; the shell is only drawn while it is there. */
export function useSesi(): Sesi {
  const { data } = useRead(meEndpoint, { staleTime: Infinity });
  if (!data) throw new Error('No one is logged in here');
  return data;
}

/**
 * Who is not of head office (any more) names another shop, or the shop is on a server that does not answer him: his own
 * one does.
 */
const OTHER_SHOP: ReadonlySet<string> = new Set([
  'TOKO_LAIN',
  'PORTAL_MATI',
  'PORTAL_LAMBAT',
  'PORTAL_MENOLAK',
  'PORTAL_JAM',
  'DATA_DITOLAK',
  'ID_KEMBAR',
  'PUSAT_SAJA',
  'TIDAK_DITEMUKAN',
]);

/** The session, asked for once; throws the Problem when no person is logged in. */
export async function ensureSesi(): Promise<Sesi> {
  const held = queryClient.getQueryData<{ data: Sesi }>(KEY);
  if (held) return held.data;
  try {
    const sesi = await call(meEndpoint);
    if (!isShopOfOther(sesi.user.user_id)) return takeSesi(sesi);
    leaveShop();
    return ensureSesi();
  } catch (error) {
    if (isProblem(error) && OTHER_SHOP.has(error.code) && workingShop()) {
      toast.warning(error.message);
      leaveShop();
      return ensureSesi();
    }
    if (!isProblem(error) || error.code !== LOCKED_CODE) throw error;
    const { waitForUnlock } = await import('#areas/akses/web/lock/lock-alone.tsx');
    await waitForUnlock(String(error.detail.user_id), String(error.detail.usere_name));
    return ensureSesi();
  }
}

/** Where the day begins: a password that is not one's own first; without any menu the landing page (D-34.6). */
export function firstPage({ user }: Sesi): string {
  if (user.ganti_password) return '/ganti-password';
  if (user.pasang_faktor) return '/faktor-kedua';
  return user.akses.some(({ is_show }) => is_show) ? '/home' : '/landingpages';
}

/** Keeps a session that login or `me` answered, and what the next login screen may greet with. */
export function takeSesi(sesi: Sesi): Sesi {
  queryClient.setQueryData(KEY, { data: sesi, count: 0, skip: 0, limit: 0 });
  setZona(sesi.toko.zona);
  setLoginFlag(true);
  const { nama_toko, alamat_toko, kode_toko } = sesi.toko;
  // The next log-in is greeted by the shop that this computer belongs to, not by the one that was worked on.
  if (!workingShop()) writePref('toko', { nama_toko, alamat_toko, kode_toko });
  return sesi;
}

export function personOf({ user, toko, hari: day, modules, parameter }: Sesi): Person {
  return {
    user_id: user.user_id,
    nama: user.usere_name,
    level: user.level,
    kode_toko: user.kode_toko,
    nama_toko: toko.nama_toko,
    tgl_system: hari(user.tgl_system),
    hari_status: day.status,
    active_date: user.active_date,
    lihat_modal: user.lihat_modal,
    opens: (path) => isOpenTo(user.akses, path),
    variant: toko.jenis === 'PUSAT' ? 'pusat' : 'cabang',
    moduls: new Set(modules),
    told: parameter,
  };
}

/** Who sells is remembered for each user of this computer and each shop; first it is the user's own sales code. */
export function useSales() {
  const { user } = useSesi();
  return usePref<string | null>(ofShop(`penjualan.sales.${user.user_id}`), user.kode_sales);
}
