import { sharp } from '#kit/server/paper/on-demand.ts';
import { html } from '#areas/katalog/server/publik/html.ts';

/** What makes the page a program of the phone; the page is whole without it. */
export const PASANG_JS = `const asal = document.currentScript.src;
if ('serviceWorker' in navigator)
  addEventListener('load', () =>
    navigator.serviceWorker.register(new URL('sw.js', asal), { scope: location.pathname }).catch(() => {}));
`;

/** Without a network the page is shown as it was last seen; pictures never change under their name. */
export const SW_JS = `const NAMA = 'katalog-1';
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== location.origin) return;
  event.respondWith(
    (async () => {
      const kept = await caches.open(NAMA);
      const there = await kept.match(request);
      if (there && address.pathname.includes('/gambar/')) return there;
      try {
        const answer = await fetch(request);
        if (answer.ok) await kept.put(request, answer.clone());
        return answer;
      } catch (error) {
        if (there) return there;
        throw error;
      }
    })(),
  );
});
`;

export const manifestOf = (kode_toko: string, nama_toko: string): string =>
  JSON.stringify({
    name: nama_toko,
    short_name: nama_toko.slice(0, 24),
    id: `../${kode_toko}`,
    start_url: `../${kode_toko}`,
    scope: `../${kode_toko}`,
    display: 'standalone',
    background_color: '#0c1210',
    theme_color: '#0c1210',
    icons: [192, 512].map((size) => ({
      src: `ikon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  });

/** The first letter of the shop in gold on its velvet. */
export const ikonOf = (nama_toko: string, size: number): Promise<Buffer> => {
  const huruf = [...nama_toko.trim()][0]?.toUpperCase() ?? 'K';
  const svg = html`<svg
    xmlns="http://www.w3.org/2000/svg"
    viewBox="0 0 192 192"
    width="${size}"
    height="${size}"
  >
    <rect width="192" height="192" fill="#0e2b23" />
    <text
      x="96"
      y="132"
      text-anchor="middle"
      font-family="sans-serif"
      font-weight="700"
      font-size="104"
      fill="#e7be62"
    >
      ${huruf}
    </text>
  </svg>`;
  return sharp()(Buffer.from(svg.text)).resize(size, size).png().toBuffer();
};
