import type { Ctx as KitCtx } from '#kit/server/ctx.ts';
import type { IsOn } from '#areas/toko/contract/modul.ts';
import type { Param } from '#areas/toko/contract/parameter.ts';
import type { Level } from '#areas/toko/rules/level.ts';
import type { Hari } from '#kit/rules/hari.ts';
import type { PutusanJam } from '#areas/toko/rules/jam.ts';
import type { Zona } from '#kit/server/clock.ts';

export type Toko = {
  readonly kode_toko: string;
  readonly nama_toko: string;
  readonly alamat_toko: string;
  readonly no_whatsapp: string | null;
  readonly jenis: 'PUSAT' | 'CABANG' | 'ONLINE';
  readonly zona: Zona;
  readonly demo: boolean;
};

/** What a handler knows of who asks and where: the kit's context with the shop and what it has decided. */
export type Ctx = Omit<KitCtx, 'level'> & {
  readonly level: Level;
  readonly param: Param;
  /** Whether a module is on; `modul` has the keys of all that are, for gates. */
  readonly modul: IsOn;
  readonly toko: Toko;
  /** What the clock allows (D-51.2), and the day that it shows. */
  readonly jam: PutusanJam & { readonly kalender: Hari };
  /** The session that asks, by the print of its token. */
  readonly sidik: string;
  /** The shop asks this person for a second factor (WAJIB_DUA_FAKTOR) … */
  readonly wajib_faktor: boolean;
  /** … and there is none yet, and its three days are over: only what everybody has is open. */
  readonly pasang_faktor: boolean;
  /** There is none yet, and it may be missing until this instant; null where it is there, not asked for, or overdue. */
  readonly pasang_sebelum: string | null;
  /** A person of head office on another server, who comes by its token (D-43.2); `cara`: only to answer a request. */
  readonly tamu?: { readonly cara?: string };
  /** The act that this one is a part of has its prices agreed to. */
  readonly harga_disetujui?: true;
};
