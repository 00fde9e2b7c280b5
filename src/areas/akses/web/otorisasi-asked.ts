import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import type { DariTokoJauh } from '#areas/akses/contract/otorisasi-pusat.api.ts';
import type { RequestWords } from '#areas/akses/web/request-card.tsx';

/** An open request for an approval. */
export type Permintaan = RequestWords & {
  readonly keystore: string;
  readonly kedaluwarsa: string;
  readonly level: readonly string[];
  /** There are figures that only the approver may read. */
  readonly tertutup: boolean;
  /** For an approver who does not stand before the code. */
  readonly cocok: number;
};

/** What a way of answering is given. */
export type WayProps = {
  asked: Permintaan;
  /** Of the request's time. */
  seconds: number;
  lasts: number;
  /** The approver has shown who he is: the card tells him everything. */
  onAngka: (angka: readonly Angka[], jauh?: DariTokoJauh) => void;
  onApproved: (keystore: string) => void;
  onRefused: () => void;
};
