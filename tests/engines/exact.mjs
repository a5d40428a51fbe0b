// The statistics of matches in decimals of 60 places, by other ways than plyglot's where there are some.

const places = 60n;
export const one = 10n ** places;
const multiply = (a, b) => (a * b) / one;
const divide = (a, b) => (a * one) / b;
const halfOf = (a) => a / 2n;

function squareRoot(a) {
  let root = a * one;
  if (root === 0n) return 0n;
  const square = root;
  for (;;) {
    const next = (root + square / root) / 2n;
    if (next >= root) return root;
    root = next;
  }
}

// ln a = 2 artanh((a - 1) / (a + 1)), after a was brought near 1 by square roots.
function logarithm(a) {
  if (a <= 0n) throw new Error('no logarithm');
  let times = 2n;
  while (a > (one * 11n) / 10n || a < (one * 10n) / 11n) {
    a = squareRoot(a);
    times *= 2n;
  }
  const z = divide(a - one, a + one);
  let sum = 0n;
  for (let power = z, k = 1n; power !== 0n; power = multiply(multiply(power, z), z), k += 2n) sum += power / k;
  return times * sum;
}

function exponential(a) {
  // e^a = (e^(a / 2^20))^(2^20).
  let x = a / 1048576n;
  let sum = one;
  for (let term = x, k = 1n; term !== 0n; ++k, term = multiply(term, x) / k) sum += term;
  for (let step = 0; step < 20; ++step) sum = multiply(sum, sum);
  return sum;
}

const ten = logarithm(10n * one);
const pi = 3141592653589793238462643383279502884197169399375105820974944n;

// By the series of erf.
function normalShare(z) {
  const x = divide(z, squareRoot(2n * one));
  let sum = 0n;
  for (let power = x, k = 0n; power !== 0n; ++k, power = -multiply(multiply(power, x), x) / k) sum += power / (2n * k + 1n);
  return halfOf(one + divide(2n * sum, squareRoot(pi)));
}

const number = (a) => Number(a) / Number(one);
const scoreOf = (elo) => divide(one, one + exponential((-ten * BigInt(Math.round(elo * 1000))) / 400000n));
function eloOf(score) {
  if (score <= 0n || score >= one) return null;
  return (-400n * logarithm(divide(one, score) - one) * one) / ten;
}

export function estimate(pairs) {
  const total = BigInt(pairs.reduce((sum, count) => sum + count, 0));
  const points = BigInt(pairs.reduce((sum, count, index) => sum + count * index, 0));
  const mean = (points * one) / (4n * total);
  // total^2 times the variance in quarters of a point, squared: whole numbers.
  const squares = BigInt(pairs.reduce((sum, count, index) => sum + count * index * index, 0));
  const variance = ((total * squares - points * points) * one) / (16n * total * total);
  const deviation = squareRoot(variance / total);
  const reach = multiply(1959963984540054235524594430520551527955n * 10n ** 21n, deviation);
  return {elo: eloOf(mean), low: eloOf(mean - reach), high: eloOf(mean + reach),
          los: normalShare(divide(mean - halfOf(one), deviation))};
}

// The empirical likelihood of a mean as the greatest value of its dual: -max over theta of sum n ln(1 + theta (a - s)),
// found by dividing the interval, without any derivative.
function profile(counts, score) {
  const distances = [0n, 1n, 2n, 3n, 4n].map((quarter) => (quarter * one) / 4n - score);
  const value = (theta) => counts.reduce((sum, count, index) => {
    const factor = one + multiply(theta, distances[index]);
    return sum + multiply(count, logarithm(factor));
  }, 0n);
  const margin = one / 10n ** 12n;
  let low = -divide(one, distances[4]) + margin;
  let high = -divide(one, distances[0]) - margin;
  for (let step = 0; step < 60; ++step) {
    const third = (high - low) / 3n;
    if (value(low + third) < value(high - third)) low += third;
    else high -= third;
  }
  return -value((low + high) / 2n);
}

export function logLikelihoodRatio(pairs, elo0, elo1) {
  const counts = pairs.map((count) => (count === 0 ? one / 1000n : BigInt(count) * one));
  return profile(counts, scoreOf(elo1)) - profile(counts, scoreOf(elo0));
}

export {number};
