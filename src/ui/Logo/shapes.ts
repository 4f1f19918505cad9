/** The logo in a square of 30 units: a letter, and the leaf in its angle. `stroke` is the width of the lines of the letter. */
export function logoShapes(stroke = 6) {
  const right = 15 + stroke / 2;
  const radius = stroke + 8;
  return {
    letter: `M0 0h30v${stroke}H${right}v${30 - stroke}h-${stroke}V${stroke}H0z`,
    leaf: `M${right} ${stroke + 16}A${radius} ${radius} 0 0 1 30 ${stroke + 2}A${radius} ${radius} 0 0 1 ${right} ${stroke + 16}Z`,
  };
}
