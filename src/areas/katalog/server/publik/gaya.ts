/** The page is dark in every browser, and works on the narrowest phone. */
export const GAYA = `
:root{color-scheme:dark;--latar:#0c1210;--kaca:#141c19;
--garis:#2a3833;--tinta:#eef3f0;--samar:#a9bab2;--emas:#e7be62;--hijau:#59c2a0}
*{box-sizing:border-box}
html{scroll-behavior:smooth}
body{margin:0;background:var(--latar);color:var(--tinta);font:16px/1.5 system-ui,sans-serif}
header,main,footer{max-width:960px;margin:0 auto;padding:16px}
header{padding-top:28px}
h1{margin:0;color:var(--emas);font-size:1.6rem;line-height:1.2}
h2{margin:28px 0 10px;font-size:1.15rem}
h3,.kartu h2{margin:0;font-size:1rem;line-height:1.35}
p{margin:4px 0}
a{color:var(--hijau)}
.samar{color:var(--samar)}
nav{display:flex;flex-wrap:wrap;gap:8px;margin-top:14px}
nav a{display:flex;align-items:center;gap:8px;min-height:44px;padding:6px 14px 6px 8px;
border:1px solid var(--garis);border-radius:22px;color:var(--tinta);text-decoration:none}
nav img{width:32px;height:32px;border-radius:50%;object-fit:cover}
.petak{display:grid;grid-template-columns:repeat(auto-fill,minmax(150px,1fr));gap:12px;padding:0;margin:0;
list-style:none}
.petak.lebar{grid-template-columns:repeat(auto-fill,minmax(260px,1fr))}
.kartu{display:flex;flex-direction:column;overflow:hidden;border:1px solid var(--garis);border-radius:10px;
background:var(--kaca)}
.kartu>img{width:100%;height:auto;aspect-ratio:1;object-fit:cover;background:#0a0f0d}
.lebar .kartu>img{aspect-ratio:16/9}
.kartu>div{display:flex;flex:1;flex-direction:column;gap:2px;padding:10px 12px 12px}
.harga{color:var(--emas);font-weight:700}
.tag{color:var(--hijau);font-size:.85rem;overflow-wrap:anywhere}
.tombol{display:block;margin-top:auto;padding:11px 12px;border-radius:8px;background:#0f6d56;color:#fff;
font-weight:600;text-align:center;text-decoration:none}
.terjual{opacity:.6}
.cap{align-self:start;padding:2px 8px;border-radius:4px;background:#3a2a2e;color:#ffc9d2;font-size:.85rem}
table{width:100%;border-collapse:collapse;background:var(--kaca);border:1px solid var(--garis)}
th,td{padding:9px 12px;border-bottom:1px solid var(--garis);text-align:left;vertical-align:top}
th{font-weight:600}
td:last-child,th:last-child{text-align:right;white-space:nowrap}
footer{padding-bottom:40px;color:var(--samar);font-size:.9rem}
:focus-visible{outline:3px solid var(--emas);outline-offset:2px}
`.replaceAll('\n', '');
