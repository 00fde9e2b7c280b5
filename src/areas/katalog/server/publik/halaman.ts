import { formatGram, percentText, formatRupiah } from '#kit/rules/format.ts';
import { formatHariPanjang } from '#kit/rules/hari.ts';
import { tentukanChat } from '#areas/katalog/rules/chat.ts';
import { GAYA } from '#areas/katalog/server/publik/gaya.ts';
import { html, Html } from '#areas/katalog/server/publik/html.ts';
import type { Banner, Info, IsiKatalog, Item } from '#areas/katalog/server/publik/isi.ts';

/** Sentences of the page in the language that the reader's browser asks for; `{places}` are filled in. */
export type Kata = (text: string, values?: Readonly<Record<string, string>>) => string;

type Halaman = { isi: IsiKatalog; t: Kata; bahasa: string };

/** A picture of the shop, by an address below the page's own. */
const alamatGambar = (kode_toko: string, path: string, kecil = true): string =>
  `${kode_toko}/gambar/${path.split('/').slice(2).join('/')}${kecil ? '?kecil=1' : ''}`;

/** The whole page; it works without a script, and what staff typed is in it as text. */
export function halamanKatalog(halaman: Halaman): string {
  const { isi, t, bahasa } = halaman;
  const { kode_toko, nama_toko, alamat_toko } = isi;
  const tentang = t('Perhiasan dan harga emas hari ini di {toko}', { toko: nama_toko });
  return html`<!doctype html>
    <html lang="${bahasa}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${nama_toko}</title>
        <meta name="description" content="${tentang}" />
        <meta name="theme-color" content="#0c1210" />
        <link rel="manifest" href="${kode_toko}/manifest.webmanifest" />
        <link rel="icon" href="${kode_toko}/ikon-192.png" />
        <link rel="apple-touch-icon" href="${kode_toko}/ikon-192.png" />
        <style>
          ${new Html(GAYA)}
        </style>
        <script src="${kode_toko}/pasang.js" defer></script>
      </head>
      <body>
        <header>
          <h1>${nama_toko}</h1>
          <p class="samar">${alamat_toko}</p>
          ${bagianKategori(halaman)}
        </header>
        <main>${isiHalaman(halaman)}</main>
        <footer>
          ${bagianTanya(halaman)}
          <p>${t('Harga dapat berubah sewaktu-waktu. Tanyakan sebelum datang.')}</p>
        </footer>
      </body>
    </html>`.text;
}

const isiHalaman = (halaman: Halaman): Html => html`
  ${bagianBanner(halaman, halaman.isi.banner)} ${bagianHarga(halaman)} ${bagianItem(halaman)}
  ${bagianInfo(halaman)} ${bagianHadiah(halaman)}
`;

const bagianKategori = ({ isi: { kategori, kode_toko }, t }: Halaman): Html | null =>
  kategori.length === 0
    ? null
    : html`<nav aria-label="${t('Kategori')}">
        ${kategori.map(
          (one) =>
            html`<a href="#k-${one.kode_kategori}" style="border-color:${one.warna}"
              ><img
                src="${alamatGambar(kode_toko, one.gambar_path)}"
                alt=""
                fetchpriority="low"
                width="32"
                height="32"
              />${one.nama_kategori}</a
            >`,
        )}
      </nav>`;

/** What is seen first is fetched first; what lies below the fold only when it is scrolled to. */
const UTAMA = new Html('fetchpriority="high"');
const NANTI = new Html('loading="lazy"');

/** Banners stand right below the shop's name, infos below a heading of their own. */
const bagianBanner = (
  { isi: { kode_toko } }: Halaman,
  rows: readonly (Banner | Info)[],
  judul: (title: string) => Html = (title) => html`<h2>${title}</h2>`,
  pertama = UTAMA,
) =>
  rows.length === 0
    ? null
    : html`<ul class="petak lebar">
        ${rows.map(
          (one, at) =>
            html`<li class="kartu">
              <img
                src="${alamatGambar(kode_toko, one.gambar_path, false)}"
                alt=""
                ${at === 0 ? pertama : NANTI}
                width="720"
                height="405"
              />
              <div>
                ${judul(one.title)}
                <p>${one.sub_title}</p>
                <p>${one.info}</p>
                <p class="samar">${one.sub_info}</p>
                <p class="samar">${one.deskripsi}</p>
                <a class="tombol" rel="noopener" href="${one.url_pendukung}">${one.nama_tombol}</a>
              </div>
            </li>`,
        )}
      </ul>`;

const bagianInfo = (halaman: Halaman) =>
  halaman.isi.info.length === 0
    ? null
    : html`<section>
        <h2>${halaman.t('Info')}</h2>
        ${bagianBanner(halaman, halaman.isi.info, (title) => html`<h3>${title}</h3>`, NANTI)}
      </section>`;

function bagianHarga({ isi: { harga, hari }, t }: Halaman): Html[] {
  return harga.map(
    ({ nama, group }) =>
      html`<section>
        <h2>${nama}</h2>
        <table>
          <caption class="samar">
            ${t('Harga per gram hari ini')}${hari && `, ${formatHariPanjang(hari)}`}
          </caption>
          <thead>
            <tr>
              <th scope="col">${t('Group')}</th>
              <th scope="col">${t('Kadar')}</th>
              <th scope="col">${t('Harga')}</th>
            </tr>
          </thead>
          <tbody>
            ${group.map(
              (one) =>
                html`<tr>
                  <th scope="row">
                    ${one.nama}${one.description && html`<p class="samar">${one.description}</p>`}
                  </th>
                  <td>${one.kadar === null ? '-' : percentText(one.kadar)}</td>
                  <td class="harga">${one.harga === null ? '-' : formatRupiah(one.harga)}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </section>`,
  );
}

function bagianItem(halaman: Halaman): Html[] {
  const { isi } = halaman;
  const first = isi.banner.length === 0 ? firstSeen(isi) : undefined;
  return isi.kategori.flatMap(({ kode_kategori, nama_kategori }) => {
    const items = isi.item.filter((one) => one.kode_kategori === kode_kategori);
    if (items.length === 0) return [];
    return [
      html`<section>
        <h2 id="k-${kode_kategori}">${nama_kategori}</h2>
        <ul class="petak">
          ${items.map((one) => kartuItem(halaman, one, one === first ? UTAMA : NANTI))}
        </ul>
      </section>`,
    ];
  });
}

/** Where no banner is above them, the first photo is what a reader waits for. */
const firstSeen = ({ kategori, item }: IsiKatalog): Item | undefined =>
  kategori.flatMap(
    ({ kode_kategori }) => item.find((one) => one.kode_kategori === kode_kategori) ?? [],
  )[0];

function kartuItem({ isi, t }: Halaman, item: Item, loading: Html): Html {
  const terjual = item.keadaan === 'TERJUAL';
  const [sampul] = item.gambar_path;
  const tags = [...item.hashtag_jenis, ...item.hashtag_kadar, ...item.hashtag_lm];
  const [admin] = isi.admin;
  const kata = t('Halo {toko}, saya ingin bertanya tentang {nama} ({kode})', {
    toko: isi.nama_toko,
    nama: item.nama_barang,
    kode: item.kode_barang,
  });
  return html`<li class="kartu${terjual && ' terjual'}" id="${item.kode_barang}">
    <img
      src="${alamatGambar(isi.kode_toko, sampul!)}"
      alt="${item.nama_barang}"
      ${loading}
      width="320"
      height="320"
    />
    <div>
      <h3>${item.nama_barang}</h3>
      ${
        terjual
          ? html`<p class="cap">${t('Terjual')}</p>`
          : html`<p class="harga">${formatRupiah(item.harga_jual)}</p>`
      }
      <p class="samar">${formatGram(item.berat)} g</p>
      <p class="tag">${tags.map((one) => `#${one}`).join(' ')}</p>
      ${
        !terjual &&
        admin &&
        html`<a class="tombol" rel="noopener" href="${tentukanChat(admin.no_hp, kata)}"
          >${t('Tanya admin')}</a
        >`
      }
    </div>
  </li>`;
}

function bagianHadiah({ isi, t }: Halaman): Html | null {
  if (isi.hadiah.length === 0) return null;
  return html`<section>
    <h2>${t('Hadiah')}</h2>
    <ul class="petak">
      ${isi.hadiah.map(
        (one) =>
          html`<li class="kartu">
            <img
              src="${alamatGambar(isi.kode_toko, one.gambar_path)}"
              alt="${one.nama_hadiah}"
              loading="lazy"
              width="320"
              height="320"
            />
            <div>
              <h3>${one.nama_hadiah}</h3>
              <p class="harga">
                ${one.habis ? t('HABIS') : t('{n} poin', { n: String(one.point) })}
              </p>
              <p>${one.info}</p>
              <p class="samar">${one.sub_info}</p>
            </div>
          </li>`,
      )}
    </ul>
  </section>`;
}

function bagianTanya({ isi, t }: Halaman): Html[] {
  const kata = t('Halo {toko}, saya ingin bertanya', { toko: isi.nama_toko });
  return isi.admin.map(
    ({ nama_admin, no_hp }) =>
      html`<p>
        <a rel="noopener" href="${tentukanChat(no_hp, kata)}"
          >${t('Chat dengan {nama}', { nama: nama_admin })}</a
        >
      </p>`,
  );
}
