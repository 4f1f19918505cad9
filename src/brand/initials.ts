// Draws the initial of a company in a square of 30 units: straight strokes are slats, and one diagonal stroke is a leaf.

/** Path data in the ink color and in the accent color. */
export type Mark = Readonly<{ ink: string; accent: string }>;

/** The two parts of a letter as path data. Both wind in the same direction, so that they can share one path. */
type Letter = Readonly<{ slats: string; leaf: string }>;

const side = 30;

/** A slat between two corners. */
const slat = (x: number, y: number, x2: number, y2: number): string => `M${x} ${y}H${x2}V${y2}H${x}z`;

/** A leaf from base to tip: two arcs of the same radius. */
const leaf = (x: number, y: number, x2: number, y2: number, radius: number): string =>
  `M${x} ${y}A${radius} ${radius} 0 0 1 ${x2} ${y2}A${radius} ${radius} 0 0 1 ${x} ${y}Z`;

/** The upper half of an upright on the right, as a leaf. */
const upper = (t: number): string => leaf(side - t / 2, 11, side - t / 2, 0, 6.6);

/** A leaf in the angle of two slats. */
const inAngle = (x: number, y: number): string => leaf(x, y + 14, x + 14, y, 14);

/** The letters, by the thickness of their slats. */
const letters: Readonly<Record<string, (t: number) => Letter>> = {
  A: (t) => ({
    slats: slat(side - t, 0, side, side) + slat(14, 17, side - t, 17 + t),
    leaf: leaf(0, side, side - t - 1, 0, 38),
  }),
  B: (t) => ({
    slats: `M0 0H${t}V12H21a9 9 0 0 1 0 18H0zM${t} ${12 + t}V${side - t}H21a${9 - t} ${9 - t} 0 0 0 0-${18 - 2 * t}z`,
    leaf: leaf(t + 2.5, 10.5, t + 16.5, 0, 12),
  }),
  C: (t) => ({
    slats: `M30 0H15a15 15 0 0 0 0 30H30V${side - t}H15a${15 - t} ${15 - t} 0 0 1 0-${side - 2 * t}H30z`,
    leaf: leaf(14, 21, 27, 9, 13),
  }),
  D: (t) => ({
    slats: `M0 0H15a15 15 0 0 1 0 30H0zM${t} ${t}V${side - t}H15a${15 - t} ${15 - t} 0 0 0 0-${side - 2 * t}z`,
    leaf: leaf(t + 3, 20.5, t + 13, 9.5, 11),
  }),
  E: (t) => ({ slats: `M0 0H30V${t}H${t}V${side - t}H30V30H0z`, leaf: leaf(t + 3, 21.5, t + 16, 8.5, 13) }),
  F: (t) => ({ slats: `M0 0H30V${t}H${t}V30H0z`, leaf: inAngle(t + 3, 9) }),
  G: (t) => ({
    slats: `M30 0H15a15 15 0 0 0 0 30H30V16H${side - t}V${side - t}H15a${15 - t} ${15 - t} 0 0 1 0-${side - 2 * t}H30z`,
    leaf: leaf(12, 21, 23, 10, 11),
  }),
  H: (t) => ({ slats: `M0 0h${t}v12h24v18h-${t}V${12 + t}H${t}v${18 - t}H0z`, leaf: upper(t) }),
  I: (t) => ({ slats: slat(15 - t / 2, 0, 15 + t / 2, side), leaf: leaf(15 + t / 2, 22, side, 8, 14) }),
  J: (t) => ({
    slats: `M${side - t} 0H30V16a14 14 0 0 1-28 0h${t}a${14 - t} ${14 - t} 0 0 0 ${28 - 2 * t} 0z`,
    leaf: leaf(8, 13, 20, 1, 12),
  }),
  K: (t) => ({
    slats: slat(0, 0, t, side) + leaf(t + 2.5, 15.5, t + 17, side, 14.5),
    leaf: leaf(t + 2.5, 14.5, t + 17, 0, 14.5),
  }),
  L: (t) => ({ slats: `M0 0H${t}V${side - t}H30V30H0z`, leaf: inAngle(t + 3, side - t - 17) }),
  M: (t) => ({ slats: `M0 0H30V30h-${t}V${t}H${t}V30H0z`, leaf: leaf(15, 29, 15, t + 3, 13) }),
  N: (t) => ({
    slats: slat(0, 0, t, side) + leaf(t + 1, 1, side - t - 1, side - 1, 26) + slat(side - t, 13, side, side),
    leaf: upper(t),
  }),
  O: (t) => ({
    slats: `M15 0a15 15 0 0 1 0 30a15 15 0 0 1 0-30zM15 ${t}a${15 - t} ${15 - t} 0 0 0 0 ${side - 2 * t}a${15 - t} ${15 - t} 0 0 0 0-${side - 2 * t}z`,
    leaf: leaf(10, 20, 20, 10, 10),
  }),
  P: (t) => ({
    slats: `M0 0H20a9.5 9.5 0 0 1 0 19H${t}V30H0zM${t} ${t}V${19 - t}H20a${9.5 - t} ${9.5 - t} 0 0 0 0-${19 - 2 * t}z`,
    leaf: leaf(t + 3, 30, t + 15, 21, 12),
  }),
  Q: (t) => ({
    slats: `M15 0a15 15 0 0 1 15 15V30H15a15 15 0 0 1 0-30zM15 ${t}a${15 - t} ${15 - t} 0 0 0 0 ${side - 2 * t}a${15 - t} ${15 - t} 0 0 0 0-${side - 2 * t}z`,
    leaf: leaf(10, 20, 20, 10, 10),
  }),
  R: (t) => ({
    slats: `M0 0H30V${t}H${t}V30H0z${leaf(t + 3, 18, t + 18, side, 16)}`,
    leaf: leaf(t + 2.5, 17, 29, t + 2.5, 16),
  }),
  S: (t) => ({
    slats: `M0 0H${t}V12H30V30H0V${side - t}H${side - t}V${12 + t}H0z`,
    leaf: leaf(t + 3, 10, t + 20, 0, 16),
  }),
  T: (t) => ({
    slats: `M0 0h30v${t}H${15 + t / 2}v${side - t}h-${t}V${t}H0z`,
    leaf: leaf(15 + t / 2, t + 16, side, t + 2, t + 8),
  }),
  U: (t) => ({
    slats: `M0 0H${t}V15a${15 - t} ${15 - t} 0 0 0 ${side - 2 * t} 0v-2h${t}v2a15 15 0 0 1-30 0z`,
    leaf: upper(t),
  }),
  V: () => ({ slats: leaf(0.5, 0, 14, side, 30), leaf: leaf(16, side, 29.5, 0, 30) }),
  W: (t) => ({ slats: `M0 0H${t}V${side - t}H${side - t}V0H30V30H0z`, leaf: leaf(15, side - t - 3, 15, 1, 13) }),
  X: () => ({ slats: leaf(1, 1, 12, 12, 13) + leaf(18, 18, 29, 29, 13), leaf: leaf(1, 29, 29, 1, 38) }),
  Y: (t) => ({
    slats: leaf(1, 0, 14, 15, 15) + slat(15 - t / 2, 17, 15 + t / 2, side),
    leaf: leaf(16, 15, 29, 0, 15),
  }),
  Z: (t) => ({ slats: slat(0, 0, side, t) + slat(0, side - t, side, side), leaf: leaf(6, 22.5, 24, 7.5, 18) }),
};

/** For any other character. */
const sprout = (t: number): Letter => ({
  slats: slat(0, side - t, side, side) + slat(15 - t / 2, 4, 15 + t / 2, side - t),
  leaf: leaf(15 + t / 2, 20, side, 6, 14),
});

/** The initial of a name; slats are 6 thick, or thicker for small sizes. */
export function initial(name: string, thickness = 6): Mark {
  // Accents are ignored: É is drawn as E.
  const [first = ''] = name.trim().normalize('NFD').toUpperCase();
  const { slats, leaf } = (letters[first] ?? sprout)(thickness);
  return { ink: slats, accent: leaf };
}
