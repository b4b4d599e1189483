const of = 3;

export const predictionSteps = { enter: { at: 1, of }, confirm: { at: 2, of }, thanks: { at: 3, of } };
