"""Solid shapes in inches: x to the right, y away from the eye, z up. A shape joins the open group."""
import math
from contextlib import contextmanager

import bmesh
import bpy

from materials import printed

_groups = []


@contextmanager
def group(at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    """Shapes made inside move together; `turn` is in degrees."""
    empty = bpy.data.objects.new('group', None)
    bpy.context.scene.collection.objects.link(empty)
    empty.parent = _groups[-1] if _groups else None
    empty.location = at
    empty.rotation_euler = [math.radians(angle) for angle in turn]
    empty.scale = (scale,) * 3
    _groups.append(empty)
    try:
        yield empty
    finally:
        _groups.pop()


def _join(name, data, material):
    thing = bpy.data.objects.new(name, data)
    if material is not None:
        data.materials.append(material)
    bpy.context.scene.collection.objects.link(thing)
    thing.parent = _groups[-1] if _groups else None
    return thing


def _mesh(name, fill, material, smooth=True):
    data = bpy.data.meshes.new(name)
    work = bmesh.new()
    fill(work)
    work.to_mesh(data)
    work.free()
    for face in data.polygons:
        face.use_smooth = smooth
    data.use_auto_smooth = True
    data.auto_smooth_angle = math.radians(38)
    return _join(name, data, material)


def _round_edges(thing, width, segments):
    bevel = thing.modifiers.new('round', 'BEVEL')
    bevel.width = width
    bevel.segments = segments
    bevel.limit_method = 'ANGLE'
    bevel.angle_limit = math.radians(38)
    bevel.harden_normals = True


def box(at, size, material, round=0.06, segments=3):
    """A block standing on `at` (the middle of its foot)."""
    x, y, z = at
    w, d, h = size

    def fill(work):
        bmesh.ops.create_cube(work, size=1)
        for corner in work.verts:
            corner.co.x = x + corner.co.x * w
            corner.co.y = y + corner.co.y * d
            corner.co.z = z + (corner.co.z + 0.5) * h

    thing = _mesh('box', fill, material)
    if round:
        _round_edges(thing, min(round, min(w, d, h) * 0.49), segments)
    return thing


_turns = {'z': (0, 0, 0), 'y': (-90, 0, 0), 'x': (0, 90, 0)}


def rod(at, radius, length, material, axis='z', round=0.0, sides=40, taper=1.0):
    """A cylinder that begins at `at` and goes along its axis."""
    def fill(work):
        bmesh.ops.create_cone(work, cap_ends=True, segments=sides, radius1=radius,
                              radius2=radius * taper, depth=length)
        for corner in work.verts:
            corner.co.z += length / 2

    thing = _mesh('rod', fill, material)
    thing.location = at
    thing.rotation_euler = [math.radians(angle) for angle in _turns[axis]]
    if round:
        _round_edges(thing, round, 3)
    return thing


def ball(at, radius, material, squash=(1, 1, 1)):
    def fill(work):
        bmesh.ops.create_uvsphere(work, u_segments=40, v_segments=24, radius=radius)

    thing = _mesh('ball', fill, material)
    thing.location = at
    thing.scale = squash
    return thing


def ring(at, radius, thick, material, axis='z'):
    points = [(radius * math.cos(t * math.tau / 48), radius * math.sin(t * math.tau / 48), 0)
              for t in range(48)]
    thing = tube(points, thick, material, closed=True)
    thing.location = at
    thing.rotation_euler = [math.radians(angle) for angle in _turns[axis]]
    return thing


def tube(points, radius, material, closed=False, soft=False):
    """A pipe or cable through the points; `soft` rounds its course."""
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = 5
    curve.resolution_u = 10
    curve.use_fill_caps = True
    line = curve.splines.new('NURBS' if soft else 'POLY')
    line.points.add(len(points) - 1)
    for knot, place in zip(line.points, points):
        knot.co = (*place, 1)
    line.use_cyclic_u = closed
    if soft:
        line.order_u = 4
        line.use_endpoint_u = True
    return _join('tube', curve, material)


def slab(outline, depth, material, at=(0, 0, 0), turn=(0, 0, 0), round=0.0):
    """An outline (x, y) given a thickness: it lies on the ground unless turned."""
    curve = bpy.data.curves.new('slab', 'CURVE')
    curve.dimensions = '2D'
    curve.fill_mode = 'BOTH'
    curve.extrude = max(0.001, depth / 2 - round)
    curve.bevel_depth = round
    curve.bevel_resolution = 3
    curve.offset = -round
    line = curve.splines.new('POLY')
    line.points.add(len(outline) - 1)
    for knot, (x, y) in zip(line.points, outline):
        knot.co = (x, y, 0, 1)
    line.use_cyclic_u = True
    thing = _join('slab', curve, material)
    thing.location = at
    thing.rotation_euler = [math.radians(angle) for angle in turn]
    return thing


def rounded(w, h, radius, steps=8):
    """The outline of a rectangle with round corners, around the middle."""
    corners = [(w / 2 - radius, h / 2 - radius, 0), (radius - w / 2, h / 2 - radius, 90),
               (radius - w / 2, radius - h / 2, 180), (w / 2 - radius, radius - h / 2, 270)]
    outline = []
    for x, y, start in corners:
        for step in range(steps + 1):
            angle = math.radians(start + 90 * step / steps)
            outline.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return outline


def plaque(at, w, h, depth, material, radius=0.2, round=0.0):
    """A round-cornered plate on a front: `at` is its middle, its back touches y."""
    x, y, z = at
    return slab(rounded(w, h, min(radius, w / 2.01, h / 2.01)), depth, material,
                (x, y - depth / 2, z), (90, 0, 0), round)


def card(at, w, h, file, rough=0.5, glow=0.0, face='front'):
    """A printed picture: `at` is its middle; `face` says where it looks."""
    def fill(work):
        corners = [work.verts.new(place) for place in
                   ((-w / 2, -h / 2, 0), (w / 2, -h / 2, 0), (w / 2, h / 2, 0), (-w / 2, h / 2, 0))]
        work.faces.new(corners)
        layer = work.loops.layers.uv.new()
        work.faces.ensure_lookup_table()
        for loop, uv in zip(work.faces[0].loops, ((0, 0), (1, 0), (1, 1), (0, 1))):
            loop[layer].uv = uv

    thing = _mesh('card', fill, printed(file, rough, glow), smooth=False)
    turns = {'front': (90, 0, 0), 'up': (0, 0, 0), 'right': (90, 0, 90), 'left': (90, 0, -90)}
    thing.location = at
    thing.rotation_euler = [math.radians(angle) for angle in turns[face]]
    return thing
