import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { formatGram, formatInt } from '#kit/rules/format.ts';
import { mg } from '#kit/rules/quantity.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { mark, t } from '#kit/web/base/text.ts';
import { isGoods } from '#kit/web/counter/codes.ts';
import { ScanField } from '#kit/web/counter/scan-field.tsx';
import { IconButton } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { useShortcutList } from '#kit/web/frame/shortcut-list.ts';
import { GramInput, IntInput } from '#kit/web/input/number-input.tsx';
import { focusField } from '#kit/web/write/focus.ts';
import { sense } from '#kit/rules/sentence.ts';
import { barangModul } from '#areas/barang/contract/barang.modul.ts';
import { isCard, useBarang } from '#areas/penjualan/web/barang/use-barang.ts';
import { groupsOf, kodeOf, typedOf } from '#areas/penjualan/web/grosir/draft-grosir.ts';
import { GrosirSide } from '#areas/penjualan/web/grosir/grosir-side.tsx';
import { useGrosir, type GrosirForm } from '#areas/penjualan/web/grosir/use-grosir.ts';
import { KepalaCustomer } from '#areas/penjualan/web/kasir/pembeli.tsx';
import type { Dokumen } from '#areas/penjualan/web/kasir/use-jual.ts';
import { KadarMark } from '#areas/toko/web/kadar-mark.tsx';
import css from '#areas/penjualan/web/grosir/grosir.module.css';

const KEYS = [
  ['F2', mark('Pindai barang atau kartu pelanggan')],
  ['F3', mark('Pelanggan')],
  ['F4', mark('Berat atau jumlah group pertama')],
  ['F9', mark('Terima uang dan cetak')],
] as const;

/** Many pieces at once (D-47): scan them all, weigh or count each group, take the money, print. */
export default function SemiGrosir() {
  const [made, setMade] = useState<Dokumen>();
  const form = useGrosir(setMade);
  const { said, scan, drop } = useBarang({
    pieces: () => form.now().pieces,
    putPieces: (change) => form.put((old) => ({ ...old, pieces: change(old.pieces) })),
    make: (barang) => ({ barang }),
    taken: (kode) => t('{kode} masuk nota grosir', { kode }),
    pick: form.pick,
  });
  useShortcutList(KEYS.map(([key, does]) => ({ key, does: t(does) })));
  const { draft } = form;
  const groups = groupsOf(draft);
  return (
    <Screen>
      <ScreenHead
        domain="penjualan"
        acts={<KepalaCustomer customer={{ ...draft, jenis: draft.jenis ?? undefined }} />}
      />
      <div className={css.two}>
        <section className={css.goods} aria-label={t('Barang grosir')}>
          <div className={css.scanRow}>
            <ScanField
              takes={(kode) => isGoods(kode) || isCard(kode)}
              label={t('Pindai barang atau kartu pelanggan')}
              onScan={(kode) => void scan(kode)}
              onEmpty={() => focusField(`berat-${groups[0] ?? ''}`)}
              said={said?.text ?? (form.said.barang && t(form.said.barang))}
              tone={said?.tone ?? 'bad'}
            />
          </div>
          {groups.length === 0 && (
            <p className={css.empty}>
              {t('Pindai semua barang, lalu isi berat atau jumlah tiap group.')}
            </p>
          )}
          {groups.map((kode_group) => (
            <Group key={kode_group} kode_group={kode_group} form={form} onDrop={drop} />
          ))}
        </section>
        <GrosirSide form={form} made={made} />
      </div>
    </Screen>
  );
}

type GroupProps = { kode_group: string; form: GrosirForm; onDrop: (kode: string) => void };

/** A group: its weight on the scale or its count, at which price, and the pieces that were scanned of it. */
function Group({ kode_group, form, onDrop }: GroupProps) {
  const { draft, said, valued } = form;
  const known = valued?.grosir.find((one) => one.kode_group === kode_group);
  const pieces = draft.pieces.filter(({ barang }) => barang.kode_group === kode_group);
  const at = typedOf(draft).findIndex((one) => one.kode_group === kode_group);
  const wrong = Object.entries(said).find(([path]) => path.startsWith(`grosir.${at}.`))?.[1];
  return (
    <article className={css.group} aria-label={kode_group}>
      <header>
        <span>
          <b>{kode_group}</b> {known?.nama}
          <small>
            {t('{n} barang, {berat} g di stock', {
              n: formatInt(pieces.length),
              berat: formatGram(known?.berat_stock ?? mg(0)),
            })}
          </small>
        </span>
        <Typed kode_group={kode_group} form={form} error={wrong && t(wrong)} />
        <span data-end>
          <b>{known?.nilai ? formatInt(known.nilai) : '-'}</b>
          <small>
            {known?.harga_per_gram
              ? t('{berat} g x {harga}', {
                  berat: known.berat ? formatGram(known.berat) : '-',
                  harga: formatInt(known.harga_per_gram),
                })
              : t('belum ada harga grosir')}
          </small>
        </span>
      </header>
      <ul>
        {pieces.map(({ barang }) => (
          <li key={barang.kode_barcode}>
            <span>
              {barang.kode_barcode} {barang.nama_barang}{' '}
              {barang.kadar !== null && <KadarMark kadar={barang.kadar} />}
              <Salah form={form} kode={barang.kode_barcode} />
            </span>
            <span>{formatGram(barang.berat)} g</span>
            <IconButton
              label={t('Keluarkan {kode}', { kode: barang.kode_barcode })}
              size={24}
              onClick={() => onDrop(barang.kode_barcode)}
            >
              <IconX size={15} stroke={1.7} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </article>
  );
}

/** Weighed, or counted where the shop sells by the piece (SEMI_GROSIR_QTY_MODULE). */
function Typed({
  kode_group,
  form: { draft, set },
  error,
}: {
  kode_group: string;
  form: GrosirForm;
  error?: string | undefined;
}) {
  const counts = usePerson().moduls.has(barangModul.SEMI_GROSIR_QTY_MODULE.key);
  if (counts)
    return (
      <IntInput
        label={t(sense('Jumlah', 'banyaknya'))}
        name={`qty-${kode_group}`}
        value={draft.qty[kode_group] ?? null}
        onChange={(qty) => set({ qty: { ...draft.qty, [kode_group]: qty }, berat: {} })}
        error={error}
      />
    );
  return (
    <GramInput
      label={t('Berat timbang')}
      name={`berat-${kode_group}`}
      value={draft.berat[kode_group] ?? null}
      onChange={(berat) => set({ berat: { ...draft.berat, [kode_group]: berat }, qty: {} })}
      error={error}
    />
  );
}

/** What the server said of a piece. */
function Salah({ form: { draft, said }, kode }: { form: GrosirForm; kode: string }) {
  const at = draft.pieces.findIndex((one) => kodeOf(one) === kode);
  const wrong = Object.entries(said).find(([path]) => path.startsWith(`barang.${at}.`))?.[1];
  return wrong ? <small className={css.wrong}>{t(wrong)}</small> : null;
}
