import { IconX } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { formatGram, formatInt } from '#kit/rules/format.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { mark, t } from '#kit/web/base/text.ts';
import { isGoods } from '#kit/web/counter/codes.ts';
import { ScanField } from '#kit/web/counter/scan-field.tsx';
import { IconButton } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { useShortcutList } from '#kit/web/frame/shortcut-list.ts';
import { RupiahInput } from '#kit/web/input/number-input.tsx';
import { Folded } from '#kit/web/write/folded.tsx';
import { focusField } from '#kit/web/write/focus.ts';
import type { CicilanDokumen } from '#areas/cicilan/contract/cicilan.document.ts';
import { CicilanSide } from '#areas/cicilan/web/baru/cicilan-side.tsx';
import { kodeOf, blankPiece, type PieceDraft } from '#areas/cicilan/web/baru/draft.ts';
import { pesanBarang, useCicilan, type CicilanForm } from '#areas/cicilan/web/baru/use-cicilan.ts';
import { JadwalCicilan } from '#areas/cicilan/web/jadwal-cicilan.tsx';
import { isCard, useBarang } from '#areas/penjualan/web/barang/use-barang.ts';
import { KepalaCustomer } from '#areas/penjualan/web/kasir/pembeli.tsx';
import { KadarMark } from '#areas/toko/web/kadar-mark.tsx';
import css from '#areas/cicilan/web/cicilan.module.css';

const KEYS = [
  ['F2', mark('Pindai barang atau kartu member')],
  ['F3', mark('Pembeli')],
  ['F4', mark('Lama cicilan')],
  ['F6', mark('Bagian berikutnya')],
  ['F9', mark('Terima DP dan cetak')],
] as const;

/** A new contract: scan, choose the months, see every instalment at once, take the first payment (D-38.1). */
export function CicilanBaru({ tabs }: { tabs?: ReactNode }) {
  const [made, setMade] = useState<CicilanDokumen>();
  const form = useCicilan(setMade);
  const { said, scan, drop } = useBarang<PieceDraft>({
    pieces: () => form.now().pieces,
    putPieces: (change) => form.put((old) => ({ ...old, pieces: change(old.pieces) })),
    make: blankPiece,
    taken: (kode) => t('{kode} masuk cicilan', { kode }),
    pick: form.pick,
  });
  const { tgl_system } = usePerson();
  useShortcutList(KEYS.map(([key, does]) => ({ key, does: t(does) })));
  const { draft, valued } = form;
  return (
    <Screen>
      <ScreenHead
        domain="penjualan"
        acts={<KepalaCustomer customer={{ ...draft, jenis: draft.jenis ?? undefined }} />}
      >
        {tabs}
      </ScreenHead>
      <div className={css.two}>
        <section className={css.goods} aria-label={t('Barang cicilan')}>
          <div className={css.scanRow}>
            <ScanField
              takes={(kode) => isGoods(kode) || isCard(kode)}
              label={t('Pindai barang atau kartu member')}
              onScan={(kode) => void scan(kode)}
              onEmpty={() => focusField('bulan')}
              said={said?.text ?? (form.said.barang && t(form.said.barang))}
              tone={said?.tone ?? 'bad'}
            />
          </div>
          {draft.pieces.length === 0 && (
            <p className={css.empty}>{t('Pindai barang yang dicicil, lalu pilih berapa bulan.')}</p>
          )}
          {draft.pieces.map((piece, at) => (
            <Piece
              key={kodeOf(piece)}
              piece={piece}
              at={at}
              form={form}
              onDrop={() => drop(kodeOf(piece))}
            />
          ))}
          {valued && valued.jadwal.length > 0 && (
            <div className={css.plan}>
              <JadwalCicilan rows={valued.jadwal} hari={tgl_system} title={t('Jadwal angsuran')} />
            </div>
          )}
        </section>
        <CicilanSide form={form} made={made} />
      </div>
    </Screen>
  );
}

type PieceProps = { piece: PieceDraft; at: number; form: CicilanForm; onDrop: () => void };

/** A piece at the price of today, less what is taken off it. */
function Piece({ piece, at, form, onDrop }: PieceProps) {
  const { barang, diskon, harga_per_gram, ongkos } = piece;
  const kode = kodeOf(piece);
  const wrong = pesanBarang(form.said, at);
  const worth = form.valued?.harga.find((one) => one.kode_barcode === kode)?.netto;
  const set = (part: Partial<PieceDraft>) =>
    form.put((old) => ({
      ...old,
      pieces: old.pieces.map((one) => (kodeOf(one) === kode ? { ...one, ...part } : one)),
    }));
  return (
    <div className={css.piece}>
      <span>
        <b>{barang.nama_barang}</b> {barang.kadar !== null && <KadarMark kadar={barang.kadar} />}
        <small>
          {kode} · {formatGram(barang.berat)} g
        </small>
        {wrong && <small className={css.wrong}>{t(wrong)}</small>}
      </span>
      <RupiahInput
        label={t('Diskon')}
        name={`diskon-${kode}`}
        value={diskon}
        onChange={(next) => set({ diskon: next })}
      />
      <b data-end>{worth === undefined ? '-' : formatInt(worth)}</b>
      <IconButton label={t('Keluarkan {kode}', { kode })} onClick={onDrop}>
        <IconX size={16} stroke={1.7} aria-hidden />
      </IconButton>
      <div className={css.lain}>
        <Folded
          label={t('Harga per gram, ongkos')}
          held={Boolean(harga_per_gram ?? ongkos)}
          first={`harga_per_gram-${kode}`}
        >
          <RupiahInput
            label={t('Harga Per Gram')}
            name={`harga_per_gram-${kode}`}
            value={harga_per_gram}
            onChange={(next) => set({ harga_per_gram: next })}
            width={140}
          />
          <RupiahInput
            label={t('Ongkos')}
            name={`ongkos-${kode}`}
            value={ongkos}
            onChange={(next) => set({ ongkos: next })}
            width={130}
          />
        </Folded>
      </div>
    </div>
  );
}
