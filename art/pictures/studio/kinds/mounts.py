"""What holds panels: brackets, tilting legs, rails with clamps, the frame on the ground."""
import math

import materials as of
from shapes import box, group, rod, slab, tube


def _bolt(x, y, z, size=0.18):
    rod((x, y, z), size * 1.9, 0.05, of.steel(), 'z', 0.01)
    rod((x, y, z + 0.05), size * 1.25, size * 1.3, of.steel(), 'z', 0.02, 6)


def _zed(x, y, turn):
    with group((x, y, 0), (0, 0, turn)):
        metal = of.aluminium()
        profile = [(-1.6, 0), (0.18, 0), (0.18, 1.44), (1.75, 1.44), (1.75, 1.6), (0.02, 1.6), (0.02, 0.16), (-1.6, 0.16)]
        slab(profile, 3.2, metal, turn=(90, 0, 0), round=0.03)
        for y in (-0.9, 0.9):
            rod((-0.8, y, 0.155), 0.2, 0.012, of.dark())
            rod((0.95, y, 1.595), 0.2, 0.012, of.dark())


def zeds(scene):
    for x, y, turn in ((-2.6, 2.3, -12), (2.4, 2.6, 8), (-2.5, -2.3, 6), (2.5, -2.0, -10)):
        _zed(x, y, turn)
    for at in range(4):
        rod((-1.6 + at * 1.05, -4.8, 0.2), 0.18, 0.8, of.steel(), 'x', 0.02, 6)
        rod((-0.8 + at * 1.05, -4.8, 0.2), 0.3, 0.14, of.steel(), 'x', 0.02, 6)


def _profile(length, metal, size=1.0):
    """A rail with its channel, lying along x."""
    shape = [(-0.7, 0), (0.7, 0), (0.7, 1.6), (0.25, 1.6), (0.25, 1.35), (0.45, 1.35), (0.45, 0.9), (-0.45, 0.9), (-0.45, 1.35), (-0.25, 1.35),
             (-0.25, 1.6), (-0.7, 1.6)]
    slab([(x * size, y * size) for x, y in shape], length, metal, (0, 0, 0), (90, 0, 90))


def _leg(y):
    metal = of.aluminium()
    with group((0, y, 0)):
        box((0, 0, 0), (22, 1.1, 0.5), metal, 0.05)
        with group((-10.2, 0, 0.6), (0, -28, 0)):
            box((10.5, 0, 0), (21.5, 1.1, 0.7), metal, 0.05)
            for x in (3, 18):
                _bolt(x, 0, 0.7)
        with group((8.2, 0, 0.5), (0, 4, 0)):
            box((0, -0.75, 0), (1.0, 0.3, 9.6), metal, 0.05)
            for at in range(5):
                rod((0, -0.9, 3.6 + at * 1.1), 0.2, -0.012, of.dark(), 'y', 0)
        for x in (-10, 8.2):
            rod((x, -1.0, 0.75), 0.36, -0.3, of.steel(), 'y', 0.03, 6)


def tilting(scene):
    for y in (-4.5, 4.5):
        _leg(y)


def _clamp(x, y, end):
    with group((x, y, 0)):
        metal = of.aluminium()
        box((0, 0, 0), (1.5, 1.4, 0.14), metal, 0.03)
        box((0.6 if end else 0, 0, 0), (0.16 if end else 0.5, 1.4, 1.3), metal, 0.03)
        box((0, 0, 1.2), (1.6, 1.4, 0.16), metal, 0.03)
        _bolt(0, 0, 1.34)


def rails(scene):
    for at in range(4):
        with group((0, 4.6 - at * 2.1, 0), (0, 0, -4 + at * 1.2)):
            _profile(34, of.aluminium())
    for at in range(4):
        with group((-12.6 + at * 4.2, -6.6, 0), (0, 0, -20)):
            box((0, 0, 0), (1.9, 1.8, 0.2), of.aluminium(), 0.03)
            box((-0.85, 0, 0), (0.2, 1.8, 3.0), of.aluminium(), 0.03)
            _bolt(0.2, 0, 0.2, 0.24)
    for at in range(4):
        _clamp(4.6 + at * 3.0, -6.4, at % 2 == 0)
    for at in range(5):
        rod((4 + at * 2.3, -9.2, 0.22), 0.2, 1.1, of.steel(), 'x', 0.02, 6)


def ground_frame(scene):
    metal = of.paint('#B9C0C4', 0.42, 0.85)
    w, deep, low, high = 176, 66, 18, 48
    for x in (-w * 0.4, -w * 0.13, w * 0.13, w * 0.4):
        for y, tall in ((-deep / 2, low), (deep / 2, high)):
            box((x, y, 0), (8, 8, 0.6), metal, 0.1)
            box((x, y, 0.5), (2.6, 2.6, tall), metal, 0.2)
        tube([(x, -deep / 2, 3), (x, deep / 2, high * 0.72)], 1.0, metal)
        lean = math.degrees(math.atan2(high - low, deep))
        with group((x, 0, (low + high) / 2), (lean, 0, 0)):
            box((0, 0, 0.8), (2.4, deep * 1.5, 2.4), metal, 0.2)
    lean = math.degrees(math.atan2(high - low, deep))
    for part in (-0.42, -0.06, 0.06, 0.42):
        y = part * deep * 1.45 * math.cos(math.radians(lean))
        z = (low + high) / 2 + part * deep * 1.45 * math.sin(math.radians(lean))
        with group((0, y, z + 3.4), (lean, 0, 0)):
            box((0, 0, 0), (w, 2.2, 2.2), metal, 0.2)
    tube([(-w * 0.4, deep / 2, 6), (-w * 0.13, deep / 2, high - 4)], 0.8, metal)
    tube([(w * 0.4, deep / 2, 6), (w * 0.13, deep / 2, high - 4)], 0.8, metal)
