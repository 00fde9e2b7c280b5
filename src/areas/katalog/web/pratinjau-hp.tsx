import { formatGram, formatRupiah } from '#kit/rules/format.ts';
import type { Miligram, Rupiah } from '#kit/rules/quantity.ts';
import { joinTags } from '#kit/rules/tags.ts';
import { photoUrl } from '#kit/web/api/photo.ts';
import { t } from '#kit/web/base/text.ts';
import type { Values } from '#kit/web/write/check.ts';
import css from '#areas/katalog/web/katalog.module.css';

const listOf = (held: unknown): string[] => (Array.isArray(held) ? (held as string[]) : []);

/** The item as a customer's phone shows it, following the form key by key. */
export function PratinjauHp({ values }: { values: Values }) {
  const [sampul, ...lain] = listOf(values['gambar_path']);
  const tags = ['hashtag_jenis', 'hashtag_kadar', 'hashtag_lm'].flatMap((name) =>
    listOf(values[name]),
  );
  const { nama_barang, harga_jual, berat } = values;
  return (
    <div className={css.preview}>
      <p>{t('Pratinjau di HP pelanggan')}</p>
      <div className={css.phone}>
        <div className={css.photo}>
          {sampul && <img src={`${photoUrl(sampul)}`} alt={t('Gambar {ke}', { ke: 1 })} />}
        </div>
        <div className={css.dots} aria-hidden>
          {[sampul, ...lain].map((path, at) => (
            <i key={path ?? at} data-on={at === 0 || undefined} />
          ))}
        </div>
        <b>{String(nama_barang ?? '') || '-'}</b>
        <strong>{typeof harga_jual === 'number' ? formatRupiah(harga_jual as Rupiah) : '-'}</strong>
        <span>{typeof berat === 'number' ? `${formatGram(berat as Miligram)} g` : '-'}</span>
        <em>{joinTags(tags).replaceAll(',', ' ')}</em>
        <span className={css.ask}>{t('Tanya admin')}</span>
      </div>
    </div>
  );
}
