"""Cables in coils, battery leads with lugs, panel connectors."""
import math

import materials as of
from parts import lug, mc4, stamp
from shapes import box, group, ring, slab, rounded, tube


def _coil(x, y, radius, turns, thick, paint, seed):
    """A lying coil of cable: turns in layers, none of them quite where a machine would put it."""
    points = []
    for step in range(turns * 24):
        turn = step / 24
        layer, ring_in_layer = divmod(turn, 6)
        wobble = 0.11 * math.sin(step * 1.7 + seed) + 0.07 * math.sin(step * 0.37 + seed * 3)
        reach = radius - (ring_in_layer if int(layer) % 2 == 0 else 6 - ring_in_layer) * thick * 1.7 + wobble
        angle = math.tau * turn + seed
        points.append((x + reach * math.cos(angle), y + reach * math.sin(angle), thick * (1 + 1.75 * layer) + abs(wobble) * 0.5))
    tube(points, thick, paint, soft=True)
    return points[-1], thick * (0.3 + 1.75 * (turns // 6))


def _tie(x, y, radius, angle, height):
    turn = math.radians(angle)
    with group((x + radius * math.cos(turn), y + radius * math.sin(turn), 0), (0, 0, angle)):
        tube([(-1.3, 0, 0.1), (-1.3, 0, height + 0.1), (0.95, 0, height + 0.1), (0.95, 0, 0.1)], 0.12, of.rubber(), closed=True)


def solar(scene):
    length = scene['specs']['length_ft']
    turns = 12 if length <= 50 else 24
    radius = 5.4
    for x, y, paint, seed in ((-4.9, 0.6, of.red(), 0.4), (4.9, 0.0, of.rubber(), 2.2)):
        end, height = _coil(x, y, radius, turns, 0.19, paint, seed)
        for angle in (80, 200, 320):
            _tie(x, y, radius - 0.8, angle, height)
        way = 1 if x < 0 else -1
        tube([(x + way * 3, y - 4, height * 0.5), (x + way * 2, y - 6, 0.3), (x - way * 1, y - 7.2, 0.25), (x - way * 2.4, y - 7.3, 0.34)],
             0.19, paint, soft=True)
        mc4(x - way * 3.6, y - 7.3, 0.36, 180 if way > 0 else 0, 1.0, x > 0)
    with group((0.4, -5.2, 0.1), (-58, 0, -4)):
        slab(rounded(3.7, 2.2, 0.15), 0.05, of.white(), (0, 0, 1.1), (90, 0, 0))
        stamp(scene['decals']['tag'], (0, -0.05, 1.1), w=3.6)


def battery_lead(scene):
    thick = 0.36 if str(scene['specs']['awg']) == '2/0' else 0.23
    for at, paint in enumerate((of.red(), of.rubber())):
        y = 2.4 - at * 3.4
        bend = 3.4
        points = [(-6.4, y, thick), (-5, y, thick), (-3, y + bend, thick), (0, y + bend * 1.1, thick), (3, y + bend, thick), (5, y, thick), (6.4, y, thick)]
        tube(points, thick, paint, soft=True)
        for way in (-1, 1):
            with group((way * 6.1, y, thick), (0, 0, 0)):
                tube([(0, 0, 0), (way * 0.9, 0, 0)], thick * 1.22, of.rubber())
            lug(way * (6.6 + thick * 4.2), y, thick, 180 if way > 0 else 0, thick * 2.0)
    with group((0, -2.6, 0.1), (-55, 0, 3)):
        slab(rounded(4.1, 2.4, 0.15), 0.05, of.white(), (0, 0, 1.2), (90, 0, 0))
        stamp(scene['decals']['tag'], (0, -0.05, 1.2), w=4)


def pairs(scene):
    for at in range(5):
        y = 3.6 - at * 1.8
        shift = (at % 2) * 0.3
        mc4(-2.0 + shift, y, 0.36, 0, 1.0, True)
        mc4(2.6 + shift, y - 0.1, 0.36, 180, 1.0, False)


def branches(scene):
    for at, male in enumerate((True, False)):
        with group((0, 2.6 - at * 5.4, 0.4), (0, 0, -3 + at * 6)):
            box((-0.6, 0, -0.38), (2.0, 2.3, 0.76), of.black(), 0.3)
            mc4(2.4, 0, 0, 0, 1.0, male, 1.2)
            for side in (-1, 1):
                tube([(-1.4, side * 0.6, 0), (-2.6, side * 0.7, 0), (-3.6, side * 1.35, 0), (-4.6, side * 1.4, 0)], 0.17,
                     of.red() if at == 0 else of.rubber(), soft=True)
                mc4(-5.6, side * 1.4, 0, 180, 1.0, not male)
