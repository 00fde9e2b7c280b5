const lineAt = (y: number, at: number): string =>
  `<rect x="28" y="${y}" width="${250 - at * 34}" height="14" rx="4"/>`;

/** Somebody's card as a cashier photographs it: no face, no number that could be anybody's. */
export const gambarIdentitas = (nama: string): string => `
<svg xmlns="http://www.w3.org/2000/svg" width="480" height="302" viewBox="0 0 480 302">
  <rect width="480" height="302" rx="18" fill="#bcd9ea"/>
  <rect x="24" y="22" width="432" height="34" rx="6" fill="#7fb0cc"/>
  <g font-family="sans-serif" font-weight="700" fill="#12384d">
    <text x="240" y="46" font-size="20" text-anchor="middle">CONTOH IDENTITAS</text>
    <text x="28" y="100" font-size="24">${nama}</text>
  </g>
  <g fill="#8fbdd6">${[124, 156, 188, 220].map(lineAt).join('')}</g>
  <rect x="330" y="84" width="122" height="160" rx="6" fill="#c65353"/>
  <circle cx="391" cy="142" r="32" fill="#f1d3b5"/>
  <path d="M342 244c4-48 22-62 49-62s45 14 49 62z" fill="#33475b"/>
</svg>`;
